import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawingPath } from '@/lib/art/scene';
import { pictureSvg } from './picture-svg';
import type { SharePicture } from './share-pictures';

/** Quality of the JPEG, from 1 to 100. */
export const QUALITY = 82;

/** Folder of the drawings, below the working directory like all files of the site. */
export const DRAWINGS = join(process.cwd(), 'public');

/** Draws a brand's picture of a scene as a JPEG. */
export async function drawPicture({ brand: { appCode, look }, scene, shape }: SharePicture): Promise<Buffer> {
  const names = [...new Set(scene.map(({ shape: name }) => name))];
  const files = await Promise.all(names.map((name) => inlined(join(DRAWINGS, drawingPath(name, appCode)))));
  const shapes = new Map(names.map((name, index) => [name, files[index] ?? '']));
  const icon = await inlined(join(DRAWINGS, 'brands', appCode, 'app.svg'));
  const svg = pictureSvg(look, scene, shape, { icon, drawing: (name) => shapes.get(name) ?? '' });
  return sharp(Buffer.from(svg)).flatten({ background: look.backdrop[1] }).jpeg({ quality: QUALITY }).toBuffer();
}

async function inlined(file: string): Promise<string> {
  return `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`;
}
