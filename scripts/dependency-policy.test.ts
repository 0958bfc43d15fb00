import { existsSync, readFileSync } from 'node:fs';
import { lt, satisfies } from 'semver';
import { parse } from 'yaml';
import policy from './dependency-policy.json';

interface LockedPackage {
  version: string;
  license?: string;
  resolved?: string;
  dev?: true;
  optional?: true;
  devOptional?: true;
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

interface LicenceException {
  package: string;
  licence: string;
  developmentOnly?: boolean;
  optionalOnly?: boolean;
}

/** The product's own packages, and those of tools that only their own commands install. */
const FOLDERS = ['.', 'tools/lettering/tool', 'tools/lighthouse/tool', 'tools/mutation/tool', 'tools/unused/tool'];
const NODE_VERSIONS = ['20.19.0', '22.12.0', '24.11.0'];

function readLock(folder: string) {
  const text = readFileSync(`${folder}/package-lock.json`, 'utf8');
  const { '': root, ...locked }: Record<string, LockedPackage> = JSON.parse(text).packages;
  const packages = Object.entries(locked).map(([path, entry]) => ({
    ...entry,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  }));
  return { text, root, locked, packages };
}

describe.each(FOLDERS)('package-lock.json of %s', (folder) => {
  const { text: lockText, root, locked, packages } = readLock(folder);

  test.each(policy.minimums)('has $package at $version or newer', ({ package: name, version }) => {
    const tooOld = packages.filter((entry) => entry.name === name && lt(entry.version, version));
    expect(tooOld).toEqual([]);
  });

  test('contains only allowed licences', () => {
    const refused = packages.filter((entry) => !isAllowed(entry)).map(({ name, license }) => `${name}: ${license}`);
    expect(refused).toEqual([]);
  });

  test.each(NODE_VERSIONS)('runs on Node %s', (version) => {
    // npm skips an optional package that does not fit.
    const needed = packages.filter(({ optional }) => !optional);
    const refused = needed.filter(({ engines }) => engines?.node && !satisfies(version, engines.node));
    expect(refused.map(({ name, engines }) => `${name}: ${engines?.node}`)).toEqual([]);
  });

  test('lists the binaries of every platform, which `npm ci` requires and scripts/complete-lock.mjs adds', () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !locked[`node_modules/${name}`] && !locked[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry host', () => {
    expect(packages.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    expect(lockText).not.toMatch(/"resolved":|registry\./);
  });

  test('agrees with package.json', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    expect(root).toMatchObject({ ...(dependencies && { dependencies }), devDependencies });
  });
});

test('has exactly the locked packages installed', () => {
  const file = 'node_modules/.package-lock.json';
  expect(existsSync(file)).toBe(true);
  const installed: Record<string, LockedPackage> = JSON.parse(readFileSync(file, 'utf8')).packages;
  const { locked } = readLock('.');
  const strangers = Object.entries(installed).filter(([path, { version }]) => locked[path]?.version !== version);
  expect(strangers).toEqual([]);
});

test('checks every lock file against the advisory list each night, and fails with each finding', () => {
  const text = readFileSync('.github/workflows/nightly.yml', 'utf8');
  const { on, jobs } = parse(text);
  const { strategy, steps } = jobs.packages;
  expect(on.schedule).toHaveLength(1);
  expect(strategy.matrix.folder).toEqual(FOLDERS);
  expect(steps.filter(({ run }: { run?: string }) => run)).toEqual([
    { run: 'npm audit', 'working-directory': expect.stringContaining('matrix.folder') },
  ]);
  expect(text).not.toMatch(/continue-on-error|\|\|/);
});

test.each([
  '.github/workflows/nightly.yml',
  '.github/workflows/full.yml',
  'deploy/container/Dockerfile',
  'deploy/README.md',
])('runs no install script of a package in %s', (file) => {
  const installs = readFileSync(file, 'utf8').match(/npm (?:ci|install)\b(?! --ignore-scripts)/g);
  expect(installs ?? []).toEqual([]);
});

/** Whether every part of the licence expression is allowed, or the package is a listed exception in its listed place. */
function isAllowed({ name, license = 'none', dev, optional, devOptional }: LockedPackage & { name: string }): boolean {
  const exceptions: LicenceException[] = policy.exceptions;
  const extra = exceptions
    .filter((exception) => matches(exception.package, name))
    .filter(
      ({ developmentOnly, optionalOnly }) => (!developmentOnly || dev) && (!optionalOnly || optional || devOptional),
    )
    .map(({ licence }) => licence);
  const accepted = [...policy.licences, ...extra];
  const parts = license.replace(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((licence) => accepted.includes(licence)));
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
