import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureAt, pictureFormat } from '@/lib/art/picture';
import { layerPath } from '@/lib/art/scene';
import { pictureSvg } from './picture-svg';
import type { SharePicture } from './share-pictures';

/** Quality of the JPEG, from 1 to 100. */
export const QUALITY = 82;

/** Folder of the drawings, below the working directory like all files of the site. */
export const DRAWINGS = join(process.cwd(), 'public');

/** Reads a file of an uploaded picture; `undefined` if it is not stored. */
export type ReadPicture = (digest: string, file: string) => Promise<Buffer | undefined>;

/** Draws a brand's picture of a scene as a JPEG. A picture that is no longer stored is left out. */
export async function drawPicture({ brand, scene, shape }: SharePicture, read?: ReadPicture): Promise<Buffer> {
  const { appCode, look } = brand;
  const paths = [...new Set(scene.map((layer) => layerPath(layer, appCode)))];
  const files = await Promise.all(paths.map((path) => fileAt(path, read)));
  const drawings = new Map(paths.map((path, index) => [path as string, files[index] ?? '']));
  const icon = await inlined(join(DRAWINGS, 'brands', appCode, 'app.svg'));
  const svg = pictureSvg(brand, scene, shape, { icon, drawing: (path) => drawings.get(path) ?? '' });
  return sharp(Buffer.from(svg)).flatten({ background: look.backdrop[1] }).jpeg({ quality: QUALITY }).toBuffer();
}

/** The file at a path of a scene's layer, as an address that an SVG image may use. */
async function fileAt(path: `/${string}`, read?: ReadPicture): Promise<string | undefined> {
  const uploaded = pictureAt(path);
  if (!uploaded) return inlined(join(DRAWINGS, path));
  const file = await read?.(uploaded.digest, uploaded.file);
  return file && `data:image/${pictureFormat(file)};base64,${file.toString('base64')}`;
}

async function inlined(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`;
}
