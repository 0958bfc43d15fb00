import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { type PictureFile, pictureFormat } from '@/lib/art/picture';
import { SHARE_PICTURES } from '@/lib/search/share-picture';
import { Bulkhead } from '../../platform/limits/bulkhead';

/** The point of a picture that every crop shows, from 0 to 1 from its left and upper edge. */
export interface Focus {
  x: number;
  y: number;
}

export interface MadePicture {
  /** A hash of the files. */
  digest: string;
  files: readonly { file: PictureFile; body: Buffer }[];
}

/** Why no picture can be made of a file. */
export type PictureFault = 'no_picture' | 'too_many_pixels' | 'too_small' | 'damaged';

/** About 100 MB of memory while one is read. */
export const MOST_PIXELS = 24_000_000;
/** Pixels of the shorter side. */
export const LEAST_SIDE = 160;
/** Pixels of the longer side from which all files are made. */
const WORKING_SIDE = 2_400;
/** Seconds for each step. */
const TIMEOUT = { seconds: 20 };

interface Size {
  width: number;
  height: number;
}
interface Wanted extends Size {
  /** `old` is JPEG, or PNG if the picture is transparent. */
  format: 'webp' | 'jpeg' | 'old';
  /** Bytes that the file may have. */
  most: number;
}
const square = (side: number, format: Wanted['format'], most: number): Wanted => ({
  width: side,
  height: side,
  format,
  most,
});

const WANTED: Readonly<Record<PictureFile, Wanted>> = {
  'hero-480.webp': square(480, 'webp', 40_000),
  'hero-960.webp': square(960, 'webp', 90_000),
  'hero-480': square(480, 'old', 44_000),
  'prize-160.webp': square(160, 'webp', 8_000),
  'prize-160': square(160, 'old', 12_000),
  'share-wide.jpg': { ...SHARE_PICTURES.wide, format: 'jpeg', most: 120_000 },
  'share-square.jpg': { ...SHARE_PICTURES.square, format: 'jpeg', most: 30_000 },
};

/** Quality and scale of each attempt to make a file small enough. */
const ATTEMPTS = [
  ...[82, 70, 58, 46, 34].map((quality) => ({ quality, scale: 1 })),
  ...[0.7, 0.5, 0.35, 0.25, 0.15].map((scale) => ({ quality: 34, scale })),
];

/** The process has other work: one picture at a time, by one thread. */
const bulkhead = new Bulkhead('picture', { running: 1, waiting: 4 });
sharp.concurrency(1);

/**
 * Makes the files of a picture from an uploaded one: without metadata, in sRGB, upright, within their bytes. Opaque pictures are cropped
 * around the focus, transparent ones fit whole.
 *
 * @throws ApiProblem if too many pictures wait
 */
export async function makePicture(source: Buffer, focus: Focus): Promise<MadePicture | { fault: PictureFault }> {
  const format = pictureFormat(source);
  if (!format) return { fault: 'no_picture' };
  return bulkhead.run(async () => {
    const read = await readSource(source, format).catch((): { fault: PictureFault } => ({ fault: 'damaged' }));
    return 'fault' in read ? read : make(read, focus);
  });
}

/** A picture as pixels, from which all files are made. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Reads the header of a file, and its pixels only if they are not too many. */
async function readSource(source: Buffer, expected: string): Promise<Pixels | { fault: PictureFault }> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (format !== expected) return { fault: 'no_picture' };
  if (width * height > MOST_PIXELS) return { fault: 'too_many_pixels' };
  if (Math.min(width, height) < LEAST_SIDE) return { fault: 'too_small' };
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function make({ data, info: { width, height, channels } }: Pixels, focus: Focus): Promise<MadePicture> {
  const working = () => sharp(data, { raw: { width, height, channels } }).timeout(TIMEOUT);
  const isOpaque = channels % 2 === 1 || (await working().stats()).isOpaque;
  const files: { file: PictureFile; body: Buffer }[] = [];
  for (const [file, wanted] of Object.entries(WANTED) as [PictureFile, Wanted][]) {
    const part = isOpaque ? partOf({ width, height }, wanted.width / wanted.height, focus) : undefined;
    const format = wanted.format === 'old' ? (isOpaque ? 'jpeg' : 'png') : wanted.format;
    const around = { fit: 'contain', background: format === 'jpeg' ? '#fff' : '#0000' } as const;
    const sized = (size: Size) =>
      part ? working().extract(part).resize(size) : working().resize({ ...size, ...around });
    files.push({ file, body: await encode(sized, wanted, format) });
  }
  const hash = createHash('sha256');
  for (const { file, body } of files) hash.update(`${file} ${body.length}\n`).update(body);
  return { digest: hash.digest('hex').slice(0, 32), files };
}

/** The largest part of a picture that has a shape, with the focus as close to its centre as possible. */
function partOf({ width, height }: Size, ratio: number, { x, y }: Focus) {
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const start = (whole: number, length: number, at: number) =>
    Math.min(Math.max(Math.round(whole * at - length / 2), 0), whole - length);
  return { ...part, left: start(width, part.width, x), top: start(height, part.height, y) };
}

/** Encodes at the best quality that fits the bytes. */
async function encode(
  sized: (size: Size) => Sharp,
  { width, height, most }: Wanted,
  format: 'webp' | 'jpeg' | 'png',
): Promise<Buffer> {
  for (const { quality, scale } of ATTEMPTS) {
    const image = sized({ width: Math.round(width * scale), height: Math.round(height * scale) });
    const body = await encoded(image, format, quality).toBuffer();
    if (body.length <= most) return body;
  }
  throw new Error(`No quality makes a picture of at most ${most} bytes.`);
}

function encoded(image: Sharp, format: 'webp' | 'jpeg' | 'png', quality: number): Sharp {
  if (format === 'webp') return image.webp({ quality, alphaQuality: quality });
  if (format === 'png') return image.png({ palette: true, quality });
  return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
}
