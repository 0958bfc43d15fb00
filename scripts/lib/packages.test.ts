import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependenciesInstalled, hasDevelopmentPackages } from './packages.mjs';

const LOCKED = {
  '': {},
  'node_modules/next': { version: '2.0.0' },
  'node_modules/jest': { version: '3.0.0', dev: true },
  'node_modules/swc-for-another-system': { version: '2.0.0', optional: true },
};
const ALL = { 'node_modules/next': { version: '2.0.0' }, 'node_modules/jest': { version: '3.0.0', dev: true } };
const { 'node_modules/jest': _, ...PRODUCTION } = ALL;

const own = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dependencies-'));
  process.chdir(folder);
  mkdirSync('node_modules');
});
afterEach(() => {
  process.chdir(own);
  rmSync(folder, { recursive: true });
});

function lock(installed?: object) {
  writeFileSync('package-lock.json', JSON.stringify({ packages: LOCKED }));
  if (installed) writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
}

test.each([
  ['nothing', undefined, false, false],
  ['production packages', PRODUCTION, true, false],
  ['all packages', ALL, true, true],
  ['another version of a production package', { ...ALL, 'node_modules/next': { version: '1.0.0' } }, false, false],
  [
    'another version of a development package',
    { ...ALL, 'node_modules/jest': { version: '1.0.0', dev: true } },
    true,
    false,
  ],
])('decides with %s installed', (_what, installed, runs, tests) => {
  lock(installed);
  expect([dependenciesInstalled({ development: false }), dependenciesInstalled({ development: true })]).toEqual([
    runs,
    tests,
  ]);
});

test('accepts the folder of a release, which has packages without a lock file', () => {
  expect(dependenciesInstalled({ development: false })).toBe(true);
});

test.each([
  ['nothing', undefined, false],
  ['production packages', PRODUCTION, false],
  ['all packages', ALL, true],
])('finds out whether development packages would be deleted with %s installed', (_what, installed, present) => {
  lock(installed);
  expect(hasDevelopmentPackages()).toBe(present);
});
