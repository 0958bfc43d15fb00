import { picturePath } from '../art/picture';
import type { Brand } from '../brand/schema';
import type { CampaignScene } from '../campaign/scene';
import type { PictureUse } from '../copy/picture-use';
import { hashText } from '../hash-text';
import { siteUrl } from '../site';
import { SHARE_PICTURE_VERSION } from './share-picture-version';

/** Sizes in pixels of the pictures shown when a page is shared: wide in Open Graph, square in chats. */
export const SHARE_PICTURES = { wide: { width: 1200, height: 630 }, square: { width: 300, height: 300 } } as const;

/** Shape of a share picture. */
export type ShareShape = keyof typeof SHARE_PICTURES;

/** The campaign of a share picture, as it is in the catalogue: revisions of its texts do not change the picture. */
export interface SharedCampaign {
  slug: string;
  hero: { scene?: CampaignScene | undefined };
}

/** Path of a brand's picture for a campaign, or for all its other pages. It changes when the picture may change, so caches keep a picture for a year. */
export function sharePicturePath(appCode: string, campaign?: SharedCampaign, shape: ShareShape = 'wide'): `/${string}` {
  const name = `${campaign?.slug ?? BRAND_PICTURE}${shape === 'square' ? '-square' : ''}`;
  return `/share/${appCode}/${versionOf(campaign?.hero.scene)}/${name}.jpg`;
}

/** The name of a brand's own picture, in place of a slug. */
export const BRAND_PICTURE = 'brand';

function versionOf(scene: CampaignScene | undefined): string {
  if (!scene) return SHARE_PICTURE_VERSION;
  return hashText(`${SHARE_PICTURE_VERSION}${JSON.stringify(scene)}`)
    .toString(16)
    .padStart(8, '0');
}

/** What represents a page where it is shared. */
export interface Shared {
  /** The campaign whose picture is drawn; the brand's picture by default. */
  campaign?: SharedCampaign;
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
