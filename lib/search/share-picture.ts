import type { Brand } from '../brand/schema';
import { siteUrl } from '../site';
import { SHARE_PICTURE_VERSION } from './share-picture-version';

/** Sizes in pixels of the pictures shown when a page is shared: wide in Open Graph, square in chats. */
export const SHARE_PICTURES = { wide: { width: 1200, height: 630 }, square: { width: 300, height: 300 } } as const;

/** Shape of a share picture. */
export type ShareShape = keyof typeof SHARE_PICTURES;

/** Path of a brand's picture for a campaign, or for all its other pages. It changes when any picture changes, so caches keep a picture for a year. */
export function sharePicturePath(appCode: string, campaign = 'brand', shape: ShareShape = 'wide'): `/${string}` {
  return `/share/${appCode}/${SHARE_PICTURE_VERSION}/${campaign}${shape === 'square' ? '-square' : ''}.jpg`;
}

/** URL of a share picture on the brand's canonical host. */
export function sharePictureUrl(
  host: string,
  { appCode }: Pick<Brand, 'appCode'>,
  campaign?: string,
  shape?: ShareShape,
): string {
  return `https://${host}${siteUrl(sharePicturePath(appCode, campaign, shape))}`;
}

/** The wide picture in Open Graph's format, on the brand's canonical host. */
export function sharePicture(host: string, brand: Pick<Brand, 'appCode' | 'name'>, campaign?: string) {
  return {
    url: sharePictureUrl(host, brand, campaign),
    ...SHARE_PICTURES.wide,
    type: 'image/jpeg',
    alt: brand.name,
  };
}
