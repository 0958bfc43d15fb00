import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { MOST_PICTURE_BYTES, PICTURE_FILES, type PictureFile } from '@/lib/art/picture';
import { type MadePicture, makePicture } from './make';

/** A picture whose left half is red and whose right half is blue. */
const halves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: 400, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

/** @throws Error if the picture is rejected */
async function made(source: Buffer, focus = { x: 0.5, y: 0.5 }): Promise<MadePicture> {
  const result = await makePicture(source, focus);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const fileOf = ({ files }: MadePicture, name: PictureFile) => files.find(({ file }) => file === name)?.body as Buffer;

/** A picture whose header says that it has another size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const source = await halves().png().toBuffer();
  source.writeUInt32BE(width, 16);
  source.writeUInt32BE(height, 20);
  source.writeUInt32BE(crc32(source.subarray(12, 29)), 29);
  return source;
}

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['50,000 × 50,000 pixels', () => claiming(50_000, 50_000), 'too_many_pixels'],
  ['fewer pixels on one side than a prize has', () => claiming(159, 4_000), 'too_small'],
  ['pixels that are missing', () => claiming(800, 800), 'damaged'],
  ['too many bytes', () => Buffer.alloc(MOST_PICTURE_BYTES + 1), 'too_large'],
  ['an SVG file', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no_picture'],
  ['a GIF file', () => halves().gif().toBuffer(), 'no_picture'],
  ['an SVG file behind the beginning of a WebP file', () => Buffer.from('RIFFaaaaWEBP<svg/>'), 'damaged'],
])('rejects %s', async (_, source, fault) => {
  await expect(made(await source())).rejects.toThrow(fault);
});

test('leaves out metadata with the position, and everything that follows the picture', async () => {
  const exif = { IFD0: { Artist: 'Zhao Lei' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 5000/100' } };
  const source = await halves().jpeg().withIccProfile('p3').withExif(exif).toBuffer();
  const { files } = await made(Buffer.concat([source, Buffer.from('<script>alert(1)</script>')]));
  expect(source.includes('Zhao Lei')).toBe(true);
  expect(files.map(({ file }) => file)).toEqual(Object.keys(PICTURE_FILES));
  for (const { body } of files) {
    const { exif: left, icc, xmp } = await sharp(body).metadata();
    expect({ left, icc, xmp }).toEqual({});
    expect(body.includes('Zhao Lei') || body.includes('script')).toBe(false);
  }
});

test('shows the focus in every crop of an opaque picture, as the camera was turned', async () => {
  const turned = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const [upper, lower] = [await made(turned, { x: 0.5, y: 0 }), await made(turned, { x: 0.5, y: 1 })];
  expect(upper.digest).not.toBe(lower.digest);
  for (const file of ['hero-480.webp', 'prize-160', 'share-wide.jpg'] as const) {
    const [above, below] = await Promise.all([upper, lower].map((picture) => sharp(fileOf(picture, file)).stats()));
    expect([above?.dominant.b, below?.dominant.r]).toEqual([8, 8]);
  }
});

test('fits a transparent picture whole into its squares, and shares it on white', async () => {
  const background = { r: 255, g: 0, b: 0, alpha: 0.5 };
  const source = await sharp({ create: { width: 800, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  const picture = await made(source, { x: 0, y: 0 });
  const cornerOf = async (file: PictureFile) => (await sharp(fileOf(picture, file)).raw().toBuffer()).subarray(0, 4);
  expect((await cornerOf('hero-480'))[3]).toBe(0);
  expect((await cornerOf('prize-160.webp'))[3]).toBe(0);
  expect(Math.min(...(await cornerOf('share-square.jpg')))).toBeGreaterThan(250);
});

test.each([3, 4] as const)('stays within the bytes of each file if %d channels hardly compress', async (channels) => {
  const noise = sharp(randomBytes(480 * 480 * channels), { raw: { width: 480, height: 480, channels } });
  const { files } = await made(await noise.png().toBuffer());
  expect(files.filter(({ file, body }) => body.length > PICTURE_FILES[file][2])).toEqual([]);
});
