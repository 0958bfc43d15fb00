import sharp from 'sharp';
import type { Picture } from './picture';

const GAP = 12;
const GROUND = '#8a8d93';

/** Pictures beside each other, aligned at their tops, as WebP. */
export function sideBySide(pictures: readonly Picture[]): Promise<Buffer> {
  const lefts = pictures.map((_, index) =>
    pictures.slice(0, index).reduce((left, { width }) => left + width + GAP, GAP),
  );
  const width = pictures.reduce((sum, picture) => sum + picture.width + GAP, GAP);
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * GAP;
  const layers = pictures.map(({ data, ...size }, index) => ({
    input: Buffer.from(data),
    raw: { ...size, channels: 4 as const },
    left: lefts[index] ?? 0,
    top: GAP,
  }));
  return sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: 80 })
    .toBuffer();
}
