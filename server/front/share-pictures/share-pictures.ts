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
  brand: Brand;
  scene: Scene;
  shape: ShareShape;
}

const SHAPES = Object.keys(SHARE_PICTURES) as ShareShape[];

/** All pictures by URL path; no other path is drawn. */
const pictures = new Map<string, SharePicture>(
  brands.flatMap((brand) =>
    SHAPES.flatMap((shape) => [
      [siteUrl(sharePicturePath(brand.appCode, undefined, shape)), { brand, scene: OWN_SCENE, shape }],
      ...campaigns.map(({ slug, hero }): [string, SharePicture] => [
        siteUrl(sharePicturePath(brand.appCode, slug, shape)),
        { brand, scene: hero.scene ?? OWN_SCENE, shape },
      ]),
    ]),
  ),
);

/** The picture at an address, if there is one. */
export function sharePictureAt(pathname: string): SharePicture | undefined {
  return pictures.get(pathname);
}
