import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderForEachTest } from '../testing/folder-for-each-test';
import { SiteFiles } from './site-files';

const root = folderForEachTest();
let now = 0;

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  write('.next/static/chunks/app/[variant]/a b.js');
  write('.next/server/secret.js');
  write('public/brands/bfzh/app.svg');
  write('public/notices/open-source.txt');
  write('public/root.png');
});

function write(name: string) {
  mkdirSync(dirname(join(root(), name)), { recursive: true });
  writeFileSync(join(root(), name), '');
}

test.each(['/_next/static/chunks/app/%5Bvariant%5D/a%20b.js', '/brands/bfzh/app.svg', '/notices/open-source.txt'])(
  'finds %s',
  async (path) => {
    expect(await new SiteFiles(root()).has(`/newactivities${path}`)).toBe(true);
  },
);

test.each([
  '/_next/static/xyz123.js',
  '/_next/static/chunks',
  '/_next/static/chunks/app/[variant]/a b.js',
  '/_next/static/../server/secret.js',
  '/_next/server/secret.js',
  '/brands/x/abc.svg',
  '/brands/bfzh/app.svg/',
  '/brands/bfzh/APP.svg',
  '/brands/bfzh/%61pp.svg',
  '/art/none.svg',
  '/root.png',
])('does not find %s', async (path) => {
  expect(await new SiteFiles(root()).has(`/newactivities${path}`)).toBe(false);
});

test('reads the folders at most once a second for unknown names, and notices a new build', async () => {
  const files = new SiteFiles(root());
  const read = jest.spyOn(files, 'read');
  const fresh = '/newactivities/_next/static/chunks/fresh.js';
  await Promise.all(Array.from({ length: 50 }, (_, number) => files.has(`/newactivities/brands/${number}.svg`)));
  write('.next/static/chunks/fresh.js');
  now += 999;
  expect(await files.has(fresh)).toBe(false);
  now += 1;
  expect(await files.has(fresh)).toBe(true);
  const readings = await Promise.all(read.mock.results.map(({ value }) => value));
  expect(new Set(read.mock.results.map(({ value }) => value)).size).toBe(2);
  expect(readings).not.toHaveLength(0);
});
