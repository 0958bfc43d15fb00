import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signFolder } from './signature.mjs';

test("the guide's command accepts a release, and rejects a changed file and another key", () => {
  const top = mkdtempSync(join(tmpdir(), 'release-'));
  const cwd = join(top, 'release');
  const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  writeFileSync(join(top, 'release.pem'), own.publicKey.export({ type: 'spki', format: 'pem' }));
  const [guide = ''] = readFileSync('deploy/README.md', 'utf8').match(/(?<=^ *)openssl pkeyutl -verify .*$/m) ?? [];
  const command = guide.replace('/etc/newactivities/release.pem', '../release.pem');
  const accepts = () => spawnSync('sh', ['-c', command], { cwd }).status === 0;
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'notes.md'), 'new');
  signFolder(cwd, own.privateKey);
  expect(accepts()).toBe(true);
  writeFileSync(join(cwd, 'notes.md'), 'changed');
  expect(accepts()).toBe(false);
  rmSync(join(cwd, 'SHA256SUMS.sig'));
  rmSync(join(cwd, 'SHA256SUMS'));
  signFolder(cwd, other.privateKey);
  expect(accepts()).toBe(false);
  rmSync(top, { recursive: true });
});
