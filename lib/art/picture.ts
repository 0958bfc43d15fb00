import { siteUrl } from '../site';

/**
 * The files made of an uploaded picture: square ones for the hero and for prizes, and those shown when a page is shared. Those
 * without an ending are JPEG, or PNG if the picture is transparent, for browsers without WebP.
 */
export const PICTURE_FILES = [
  'hero-480.webp',
  'hero-960.webp',
  'hero-480',
  'prize-160.webp',
  'prize-160',
  'share-wide.jpg',
  'share-square.jpg',
] as const;
export type PictureFile = (typeof PICTURE_FILES)[number];

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
  const file = PICTURE_FILES.find((known) => known === name);
  return file && { digest, file };
}

/** Every uploaded picture in a definition, a patch or a part of one, with its place, such as `hero.scene.2.picture`. */
export function picturesIn(value: unknown, place = ''): { place: string; digest: string }[] {
  if (isPictureDigest(value)) return place.endsWith('.picture') ? [{ place: place.slice(1), digest: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => picturesIn(item, `${place}.${key}`));
}
