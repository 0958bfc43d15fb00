import { type PictureUse, picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';

interface PrizePictureProps extends PictureUse {
  className?: string | undefined;
  /** Side of its square in CSS pixels. */
  size: number;
}

/** An uploaded picture of a prize. */
export function PrizePicture({ picture, alt, className, size }: PrizePictureProps) {
  return (
    <picture>
      <source type="image/webp" srcSet={siteUrl(picturePath(picture, 'prize-160.webp'))} />
      <img
        className={className}
        src={siteUrl(picturePath(picture, 'prize-160'))}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
      />
    </picture>
  );
}
