import { brands } from '@/brands';
import { campaigns } from '@/campaigns';
import type { Brand } from '@/lib/brand/schema';
import type { Scene } from '@/lib/campaign/scene';
import { SHARE_PICTURES, type ShareShape, sharePicturePath } from '@/lib/search/share-picture';
import { siteUrl } from '@/lib/site';

/** The scene of pictures without a campaign's scene. */
const OWN_SCENE: Scene = [
  { shape: 'glow', x: 50, y: 52, width: 104, opacity: 0.8 },
  { shape: 'bar-stack', x: 50, y: 52, width: 74 },
  { shape: 'coin-stack', x: 20, y: 78, width: 30 },
  { shape: 'coin', x: 82, y: 22, width: 16, turn: 18 },
];

export interface SharePicture {
  /** URL path, with the current version of the pictures. */
  address: string;
  brand: Brand;
  scene: Scene;
  shape: ShareShape;
}

const SHAPES = Object.keys(SHARE_PICTURES) as ShareShape[];

/** All pictures. */
export const sharePictures: readonly SharePicture[] = brands.flatMap((brand) =>
  [undefined, ...campaigns].flatMap((campaign) =>
    SHAPES.map((shape) => ({
      address: siteUrl(sharePicturePath(brand.appCode, campaign?.slug, shape)),
      brand,
      scene: campaign?.hero.scene ?? OWN_SCENE,
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
