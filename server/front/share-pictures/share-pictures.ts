import { brands } from '@/brands';
import type { DrawnLayer } from '@/lib/art/scene';
import type { Brand } from '@/lib/brand/schema';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { drawnLayers } from '@/lib/campaign/scene';
import type { Campaign } from '@/lib/campaign/schema';
import { BRAND_PICTURE, SHARE_PICTURES, type ShareShape, sharePicturePath } from '@/lib/search/share-picture';
import { sitePath, siteUrl } from '@/lib/site';
import { isPageOf } from '@/lib/variant/resolve-page';

export interface SharePicture {
  /** URL path, with the current version of the picture. */
  address: string;
  brand: Brand;
  scene: readonly DrawnLayer[];
  shape: ShareShape;
}

const SHAPES = Object.keys(SHARE_PICTURES) as ShareShape[];

const PATH = /^\/share\/(?<appCode>[^/]+)\/(?:[0-9a-f]{8}\/)?(?<name>[^/]+?)(?<square>-square)?\.jpg$/;

/** All pictures of some campaigns, and those of the brands. */
export function sharePicturesOf(campaigns: readonly Campaign[]): SharePicture[] {
  return brands.flatMap((brand) =>
    [undefined, ...campaigns].flatMap((campaign) => SHAPES.map((shape) => pictureOf(brand, campaign, shape))),
  );
}

/**
 * The picture at an address of any version or of none, if there is one: during a deployment, pages of another release
 * name another version.
 */
export function sharePictureAt(pathname: string, catalogue: Catalogue): SharePicture | undefined {
  const { appCode, name = '', square } = PATH.exec(sitePath(pathname) ?? '')?.groups ?? {};
  const brand = brands.find((candidate) => candidate.appCode === appCode);
  const campaign = catalogue.campaign(name);
  const isOffered = campaign ? isPageOf(campaign, brand?.appCode ?? '') : name === BRAND_PICTURE;
  return brand && isOffered ? pictureOf(brand, campaign, square ? 'square' : 'wide') : undefined;
}

function pictureOf(brand: Brand, campaign: Campaign | undefined, shape: ShareShape): SharePicture {
  return {
    address: siteUrl(sharePicturePath(brand.appCode, campaign, shape)),
    brand,
    scene: drawnLayers(campaign?.hero.scene ?? brand.look.scene),
    shape,
  };
}
