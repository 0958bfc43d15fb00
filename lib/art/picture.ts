import { siteUrl } from '../site';

/**
 * The files made of an uploaded picture, for the hero, for prizes and for shared pages: width and height, the latter as in
 * `SHARE_PICTURES`, and the most bytes. Those without an ending are JPEG, or PNG if the picture is transparent, for browsers without WebP.
 */
export const PICTURE_FILES = {
  'hero-480.webp': [480, 480, 40_000],
  'hero-960.webp': [960, 960, 90_000],
  'hero-480': [480, 480, 44_000],
  'prize-160.webp': [160, 160, 8_000],
  'prize-160': [160, 160, 12_000],
  'share-wide.jpg': [1200, 630, 120_000],
  'share-square.jpg': [300, 300, 30_000],
} as const;
export type PictureFile = keyof typeof PICTURE_FILES;

/** A file of an uploaded picture. */
export interface PictureAddress {
  digest: string;
  file: PictureFile;
}

/** Bytes of a picture that can be uploaded. */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

const FOLDER = '/art/u/';
const ADDRESS = new RegExp(`^${siteUrl(FOLDER)}([0-9a-f]{32})-(.+)$`);

/** Whether a value is the digest of a picture, which no text for visitors is. */
export function isPictureDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}

/** The path of a file of an uploaded picture; its content never changes. */
export function picturePath(digest: string, file: PictureFile): `/${string}` {
  return `${FOLDER}${digest}-${file}`;
}

/** The file at a URL path, whether it is stored or not; `undefined` for a path of something else. */
export function pictureAt(pathname: string): PictureAddress | undefined {
  const [, digest = '', name] = ADDRESS.exec(pathname) ?? [];
  const file = (Object.keys(PICTURE_FILES) as PictureFile[]).find((known) => known === name);
  return file && { digest, file };
}

/** Every uploaded picture in a definition, a patch or a part of one, with its place, such as `hero.scene.2.picture`. */
export function picturesIn(value: unknown, place = ''): { place: string; digest: string }[] {
  if (isPictureDigest(value)) return place.endsWith('.picture') ? [{ place: place.slice(1), digest: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => picturesIn(item, `${place}.${key}`));
}
