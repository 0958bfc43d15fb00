import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUMS } from './chromiums';
import { chromiumFiles, requireIntegrity } from './packages';
import { readTar } from './tar';

/** An archive as npm and tar write it. */
function tarOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => {
    const data = Buffer.from(content);
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${data.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write('0', 156);
    return Buffer.concat([header, data, Buffer.alloc((512 - (data.length % 512)) % 512)]);
  });
  return Buffer.concat([...entries, Buffer.alloc(1024)]);
}

const names = (files: readonly { name: string; data: Buffer }[]) =>
  Object.fromEntries(files.map(({ name, data }) => [name, data.toString()]));

test('an archive is read file by file, whatever their sizes', () => {
  const files = { 'package/a.txt': 'a', 'package/empty': '', 'package/b.txt': 'b'.repeat(1500) };
  expect(names(readTar(tarOf(files)))).toEqual(files);
});

test('of a package the browser and its libraries are taken, under plain names', () => {
  const libraries = brotliCompressSync(tarOf({ './lib/libnss3.so': 'nss' }));
  const archive = tarOf({
    'package/package.json': '{}',
    'package/bin/chromium-69.0.3494.0.br': brotliCompressSync('browser'),
    'package/bin/aws.tar.br': libraries,
    'package/build/index.js': 'never read',
  });
  expect(names(chromiumFiles(readTar(archive)))).toEqual({ chromium: 'browser', 'aws/lib/libnss3.so': 'nss' });
});

test('a package with another hash than the table names is refused', () => {
  const archive = Buffer.from('archive');
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const wanted = { engine: 69, package: 'some-package', version: '1.6.3', integrity };
  expect(() => requireIntegrity(archive, wanted)).not.toThrow();
  expect(() => requireIntegrity(Buffer.from('another'), wanted)).toThrow('some-package 1.6.3 is not the package');
});

test('the table goes from the oldest engine to the newest, each with its hash', () => {
  const engines = CHROMIUMS.map(({ engine }) => engine);
  expect(engines).toEqual([...new Set(engines)].sort((a, b) => a - b));
  for (const { integrity } of CHROMIUMS) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});
