import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ENCODINGS, encodingsOf, finishResponse, representationOf } from './finished-response';
import { chooseRepresentation, isUnchanged } from './negotiate';

const page = () =>
  finishResponse({ status: 200, contentType: 'text/html', body: Buffer.from('<p>页面</p>'.repeat(100)) });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [`${'x,'.repeat(200)}br`, 'identity'],
  [undefined, 'identity'],
])('sends %s in %s', async (header, encoding) => {
  expect(chooseRepresentation(await page(), header).encoding).toBe(encoding);
});

test('gives each encoding its own ETag, equal for equal bytes', async () => {
  const tagsOf = async () => {
    const response = await page();
    return ENCODINGS.map((encoding) => representationOf(response, encoding).etag);
  };
  const tags = await tagsOf();
  expect(new Set(tags).size).toBe(3);
  expect(await tagsOf()).toEqual(tags);
  expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
});

test('stores one encoding, and derives the same bytes in all others', async () => {
  const response = await page();
  expect(response.size).toBe(response.cached.bytes.length + 1024);
  const bytesIn = (encoding: (typeof ENCODINGS)[number]) => representationOf(response, encoding).bytes;
  const plain = '<p>页面</p>'.repeat(100);
  expect(brotliDecompressSync(bytesIn('br')).toString()).toBe(plain);
  expect(gunzipSync(bytesIn('gzip')).toString()).toBe(plain);
  expect(bytesIn('identity').toString()).toBe(plain);
});

test('stores small or already compressed bodies uncompressed', async () => {
  const small = await finishResponse({ status: 200, contentType: 'text/css', body: Buffer.from('a{}') });
  const picture = await finishResponse({ status: 200, contentType: 'image/png', body: Buffer.alloc(9_000) });
  expect([small, picture].map(encodingsOf)).toEqual([['identity'], ['identity']]);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [`${'"b",'.repeat(200)}"a"`, false],
  [undefined, false],
])('compares If-None-Match %s with "a": %s', (header, unchanged) => {
  expect(isUnchanged(header, '"a"')).toBe(unchanged);
});
