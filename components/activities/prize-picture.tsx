import { picturePath } from '@/lib/art/picture';
import type { PictureUse } from '@/lib/copy/picture-use';
import { siteUrl } from '@/lib/site';

interface PrizePictureProps extends PictureUse {
  className?: string | undefined;
  /** Side of its square in CSS pixels. */
  size: number;
}

/** An uploaded picture of a prize. */
export function PrizePicture({ picture, alt, className, size }: PrizePictureProps) {
  const address = siteUrl(picturePath(picture, 'prize-160'));
  return (
    <picture>
      <source type="image/webp" srcSet={siteUrl(picturePath(picture, 'prize-160.webp'))} />
      <img className={className} src={address} alt={alt} width={size} height={size} loading="lazy" />
    </picture>
  );
}
