import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import { MOST_PICTURE_BYTES, PICTURE_FILES, type PictureFile } from '@/lib/art/picture';
import { Bulkhead } from '../../platform/limits/bulkhead';
import { pictureFormat } from './format';

/** The point of a picture that every crop shows, from 0 to 1 from its left and upper edge. */
interface Focus {
  x: number;
  y: number;
}

export interface MadePicture {
  /** A hash of the files. */
  digest: string;
  files: readonly { file: PictureFile; body: Buffer }[];
}

/** Why no picture can be made of a file. */
type PictureFault = 'no_picture' | 'too_many_pixels' | 'too_small' | 'too_large' | 'damaged';

type Pixels = { data: Buffer; info: OutputInfo };

/** About 100 MB of memory while one is read. */
const MOST_PIXELS = 24_000_000;
/** Pixels of the shorter side. */
const LEAST_SIDE = 160;
/** Pixels of the longer side from which all files are made. */
const WORKING_SIDE = 2_400;
/** To read the pixels of a file that is made to take long. */
const TIMEOUT = { seconds: 20 };

/** Quality and scale of each attempt to make a file small enough. */
const ATTEMPTS = [
  ...[82, 66, 50, 34].map((quality) => ({ quality, scale: 1 })),
  ...[0.7, 0.5, 0.35, 0.2].map((scale) => ({ quality: 34, scale })),
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
  if (source.length > MOST_PICTURE_BYTES) return { fault: 'too_large' };
  const format = pictureFormat(source);
  if (!format) return { fault: 'no_picture' };
  return bulkhead.run(async () => {
    const pixels = await readPixels(source, format).catch(() => 'damaged' as const);
    return typeof pixels === 'string' ? { fault: pixels } : makeFiles(pixels, focus);
  });
}

/** Reads the header of a file, and its pixels only if they are not too many. */
async function readPixels(source: Buffer, expected: string): Promise<Pixels | PictureFault> {
  const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  if (format !== expected) return 'no_picture';
  if (width * height > MOST_PIXELS) return 'too_many_pixels';
  if (Math.min(width, height) < LEAST_SIDE) return 'too_small';
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout(TIMEOUT)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function makeFiles({ data, info }: Pixels, focus: Focus): Promise<MadePicture> {
  const { width, height, channels } = info;
  const working = () => sharp(data, { raw: { width, height, channels } });
  const { isOpaque } = await working().stats();
  const hash = createHash('sha256');
  const files: { file: PictureFile; body: Buffer }[] = [];
  for (const file of Object.keys(PICTURE_FILES) as PictureFile[]) {
    const [wanted, high, most] = PICTURE_FILES[file];
    const format = file.endsWith('.webp') ? 'webp' : isOpaque || file.endsWith('.jpg') ? 'jpeg' : 'png';
    const encode = (quality: number, scale: number) => {
      const size = { width: Math.round(wanted * scale), height: Math.round(high * scale) };
      const image = isOpaque
        ? working()
            .extract(partOf(info, wanted / high, focus))
            .resize(size)
        : working().resize({ ...size, fit: 'contain', background: format === 'jpeg' ? '#fff' : '#0000' });
      if (format === 'webp') return image.webp({ quality, alphaQuality: quality }).toBuffer();
      if (format === 'png') return image.png({ palette: true, quality, effort: 1 }).toBuffer();
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
    };
    const body = await firstWithin(most, encode);
    hash.update(`${file} ${body.length}\n`).update(body);
    files.push({ file, body });
  }
  return { digest: hash.digest('hex').slice(0, 32), files };
}

/** Encodes at the best quality that fits the bytes. */
async function firstWithin(most: number, encode: (quality: number, scale: number) => Promise<Buffer>): Promise<Buffer> {
  for (const { quality, scale } of ATTEMPTS) {
    const body = await encode(quality, scale);
    if (body.length <= most) return body;
  }
  throw new Error(`No quality makes a picture of at most ${most} bytes.`);
}

/** The largest part of a picture that has a shape, with the focus as close to its centre as possible. */
function partOf(whole: { width: number; height: number }, ratio: number, { x, y }: Focus) {
  const width = Math.min(whole.width, Math.round(whole.height * ratio));
  const height = Math.min(whole.height, Math.round(whole.width / ratio));
  const start = (all: number, length: number, at: number) =>
    Math.min(Math.max(Math.round(all * at - length / 2), 0), all - length);
  return { width, height, left: start(whole.width, width, x), top: start(whole.height, height, y) };
}
