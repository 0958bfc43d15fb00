import { brands } from '@/brands';
import { campaigns } from '@/campaigns';
import type { DrawnLayer } from '@/lib/art/scene';
import type { Brand } from '@/lib/brand/schema';
import { drawnLayers } from '@/lib/campaign/scene';
import { SHARE_PICTURES, type ShareShape, sharePicturePath } from '@/lib/search/share-picture';
import { siteUrl } from '@/lib/site';

export interface SharePicture {
  /** URL path, with the current version of the pictures. */
  address: string;
  brand: Brand;
  scene: readonly DrawnLayer[];
  shape: ShareShape;
}

const SHAPES = Object.keys(SHARE_PICTURES) as ShareShape[];

/** All pictures. */
export const sharePictures: readonly SharePicture[] = brands.flatMap((brand) =>
  [undefined, ...campaigns].flatMap((campaign) =>
    SHAPES.map((shape) => ({
      address: siteUrl(sharePicturePath(brand.appCode, campaign?.slug, shape)),
      brand,
      scene: drawnLayers(campaign?.hero.scene ?? brand.look.scene),
      shape,
    })),
  ),
);

const VERSION = /(?<=\/share\/[^/]+\/)[0-9a-f]{8}\/(?=[^/]+$)/;

const byAddress = new Map(sharePictures.map((picture) => [withoutVersion(picture.address), picture]));

/**
 * The picture at an address of any version or of none, if there is one: during a deployment, pages of another release
 * name another version.
 */
export function sharePictureAt(pathname: string): SharePicture | undefined {
  return byAddress.get(withoutVersion(pathname));
}

function withoutVersion(pathname: string): string {
  return pathname.replace(VERSION, '');
}
