import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_FILES, type PictureFile } from '@/lib/art/picture';
import { type MadePicture, makePicture } from './make';

const CENTRE = { x: 0.5, y: 0.5 };
const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

/** A picture whose left half is red and whose right half is blue. */
function halves(width = 800, height = 400) {
  const half = { width: width / 2, height, channels: 3 } as const;
  const [left, right] = [RED, BLUE].map((background) => ({ create: { ...half, background } }));
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    { input: left as never, left: 0, top: 0 },
    { input: right as never, left: width / 2, top: 0 },
  ]);
}

/** @throws Error if the picture is rejected */
async function made(source: Buffer, focus = CENTRE): Promise<MadePicture> {
  const result = await makePicture(source, focus);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const fileOf = ({ files }: MadePicture, name: PictureFile) => files.find(({ file }) => file === name)?.body as Buffer;
const faultOf = async (source: Buffer) => {
  const result = await makePicture(source, CENTRE);
  return 'fault' in result ? result.fault : undefined;
};

/** A PNG file of which only the header is true. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const begin = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(64)));
  return Buffer.concat([begin, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

test.each([
  ['50,000 × 50,000 pixels', pngOf(50_000, 50_000), 'too_many_pixels'],
  ['fewer pixels on one side than a prize has', pngOf(159, 4_000), 'too_small'],
  ['pixels that are missing', pngOf(800, 800), 'damaged'],
  ['an SVG file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>'), 'no_picture'],
  [
    'an SVG file after the beginning of a WebP file',
    Buffer.from('RIFFaaaaWEBP<svg width="800" height="800"/>'),
    'damaged',
  ],
  ['a GIF file', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'no_picture'],
  ['nothing', Buffer.alloc(0), 'no_picture'],
])('rejects %s', async (_, source, fault) => {
  expect(await faultOf(source)).toBe(fault);
});

test('rejects a JPEG file that says it has 50,000 × 50,000 pixels', async () => {
  const source = await halves().jpeg().toBuffer();
  const frame = source.indexOf(Buffer.from([0xff, 0xc0]));
  source.writeUInt16BE(50_000, frame + 5);
  source.writeUInt16BE(50_000, frame + 7);
  expect(await faultOf(source)).toBe('too_many_pixels');
});

test('stores nothing of a file that follows the picture', async () => {
  const page = '<script>alert(document.domain)</script>';
  const picture = await made(Buffer.concat([await halves().png().toBuffer(), Buffer.from(page)]));
  for (const { body } of picture.files) expect(body.includes('script')).toBe(false);
  expect(picture).toEqual(await made(await halves().png().toBuffer()));
});

test('removes metadata with the position, profile and comment', async () => {
  const source = await halves()
    .jpeg()
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: 'Zhao Lei' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 5000/100' },
    })
    .toBuffer();
  expect(source.includes('Zhao Lei')).toBe(true);
  const picture = await made(source);
  expect(picture.files.map(({ file }) => file)).toEqual(PICTURE_FILES);
  for (const { body } of picture.files) {
    const { exif, icc, xmp, iptc } = await sharp(body).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(body.includes('Zhao Lei')).toBe(false);
  }
});

const colourOf = async (body: Buffer) => (await sharp(body).stats()).dominant;

test('shows the focus in every crop of an opaque picture, as the camera was turned', async () => {
  const turned = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  for (const file of ['hero-480.webp', 'prize-160', 'share-wide.jpg'] as const) {
    expect(await colourOf(fileOf(await made(turned, { x: 0.5, y: 0 }), file))).toMatchObject({ b: 8 });
    expect(await colourOf(fileOf(await made(turned, { x: 0.5, y: 1 }), file))).toMatchObject({ r: 8 });
  }
});

test('fits a transparent picture whole into its squares, and shares it on white', async () => {
  const background = { ...RED, alpha: 0.5 };
  const source = await sharp({ create: { width: 800, height: 400, channels: 4, background } })
    .png()
    .toBuffer();
  const picture = await made(source, { x: 0, y: 0 });
  for (const file of ['hero-480', 'prize-160'] as const) {
    const { format, hasAlpha } = await sharp(fileOf(picture, file)).metadata();
    expect([format, hasAlpha]).toEqual(['png', true]);
    const { data } = await sharp(fileOf(picture, file)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  }
  const { data } = await sharp(fileOf(picture, 'share-square.jpg')).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(250);
});

test.each([3, 4] as const)(
  'stays within the bytes of each file, however little a picture of %d channels compresses',
  async (channels) => {
    const noise = sharp(randomBytes(480 * 480 * channels), { raw: { width: 480, height: 480, channels } });
    const { files } = await made(await noise.png().toBuffer());
    const sizes = Object.fromEntries(files.map(({ file, body }) => [file, body.length]));
    expect(Object.keys(sizes)).toEqual(PICTURE_FILES);
    const limits = [40, 90, 44, 8, 12, 120, 30];
    PICTURE_FILES.forEach((file, index) => {
      expect([file, (sizes[file] ?? 0) <= (limits[index] ?? 0) * 1000]).toEqual([file, true]);
    });
  },
);

test('makes the same files of the same picture in another format, and others around another focus', async () => {
  const [png, webp] = await Promise.all([halves().png().toBuffer(), halves().webp({ lossless: true }).toBuffer()]);
  const first = await made(png, { x: 0.2, y: 0.5 });
  expect(first.digest).toMatch(/^[0-9a-f]{32}$/);
  expect((await made(webp, { x: 0.2, y: 0.5 })).digest).toBe(first.digest);
  expect((await made(png, { x: 0.8, y: 0.5 })).digest).not.toBe(first.digest);
});
