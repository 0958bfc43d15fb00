import type { Brand } from '../brand/schema';
import { siteUrl } from '../site';

/** Size in pixels of the picture shown when a page is shared. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Path below `public` of a brand's picture for a campaign, or for all its other pages. */
export function sharePicturePath(appCode: string, campaign = 'brand'): `/${string}` {
  return `/share/${appCode}/${campaign}.jpg`;
}

/** The picture in Open Graph's format, on the brand's canonical host. */
export function sharePicture(host: string, brand: Pick<Brand, 'appCode' | 'name'>, campaign?: string) {
  return {
    url: `https://${host}${siteUrl(sharePicturePath(brand.appCode, campaign))}`,
    ...SHARE_PICTURE,
    type: 'image/jpeg',
    alt: brand.name,
  };
}
