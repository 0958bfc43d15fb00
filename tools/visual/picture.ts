import sharp from 'sharp';

/** A picture as its points: red, green, blue and opacity, a byte each, row by row. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** How much of a page's width and height is kept. */
const SCALE = 0.5;
/** Far below what looks good enlarged, and enough to see a line of text that moved. */
const QUALITY = 35;

/** A page's picture as it is stored: half as wide, as WebP. The same picture gives the same bytes. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width * SCALE) })
    .webp({ quality: QUALITY, effort: 5 })
    .toBuffer();
}

export async function readPicture(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
