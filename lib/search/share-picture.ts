import type { Brand } from '../brand/schema';
import { siteUrl } from '../site';

/** Pixels of the picture that is shown where a page is shared. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** File of a brand's picture for a campaign, or for all its other pages, below `public`. */
export function sharePicturePath(appCode: string, campaign = 'brand'): `/${string}` {
  return `/share/${appCode}/${campaign}.jpg`;
}

/** The picture as Open Graph describes it, on the brand's canonical host. */
export function sharePicture(host: string, brand: Pick<Brand, 'appCode' | 'name'>, campaign?: string) {
  return {
    url: `https://${host}${siteUrl(sharePicturePath(brand.appCode, campaign))}`,
    ...SHARE_PICTURE,
    type: 'image/jpeg',
    alt: brand.name,
  };
}
