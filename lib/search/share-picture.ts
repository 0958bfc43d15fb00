import { picturePath } from '../art/picture';
import type { Brand } from '../brand/schema';
import type { PictureUse } from '../copy/picture-use';
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

/** What represents a page where it is shared. */
export interface Shared {
  /** Slug of the campaign whose picture is drawn; the brand's picture by default. */
  campaign?: string;
  /** An uploaded picture, which replaces the drawn one. */
  share?: PictureUse | undefined;
}

/** URL of a share picture on the visitor's own origin. */
export function sharePictureUrl(appCode: string, { campaign, share }: Shared, shape: ShareShape = 'wide'): string {
  return siteUrl(share ? picturePath(share.picture, `share-${shape}.jpg`) : sharePicturePath(appCode, campaign, shape));
}

/** The wide picture in Open Graph's format, on the brand's canonical host. */
export function sharePicture(host: string, { appCode, name }: Pick<Brand, 'appCode' | 'name'>, shared: Shared = {}) {
  return {
    url: `https://${host}${sharePictureUrl(appCode, shared)}`,
    ...SHARE_PICTURES.wide,
    type: 'image/jpeg',
    alt: shared.share?.alt ?? name,
  };
}
