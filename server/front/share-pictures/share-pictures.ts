import { brands } from '@/brands';
import { campaigns } from '@/campaigns';
import type { Brand } from '@/lib/brand/schema';
import type { Scene } from '@/lib/campaign/scene';
import { sharePicturePath } from '@/lib/search/share-picture';
import { siteUrl } from '@/lib/site';

/** What a picture shows where no campaign's scene is to be shown. */
const OWN_SCENE: Scene = [
  { shape: 'glow', x: 50, y: 52, width: 104, opacity: 0.8 },
  { shape: 'bar-stack', x: 50, y: 52, width: 74 },
  { shape: 'coin-stack', x: 20, y: 78, width: 30 },
  { shape: 'coin', x: 82, y: 22, width: 16, turn: 18 },
];

export interface SharePicture {
  brand: Brand;
  scene: Scene;
}

/** What each picture's address shows; no other address is drawn. */
const pictures = new Map<string, SharePicture>(
  brands.flatMap((brand) => [
    [siteUrl(sharePicturePath(brand.appCode)), { brand, scene: OWN_SCENE }],
    ...campaigns.map(({ slug, hero }): [string, SharePicture] => [
      siteUrl(sharePicturePath(brand.appCode, slug)),
      { brand, scene: hero.scene ?? OWN_SCENE },
    ]),
  ]),
);

/** The picture at an address, if there is one. */
export function sharePictureAt(pathname: string): SharePicture | undefined {
  return pictures.get(pathname);
}
