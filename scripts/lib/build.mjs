import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeManifests } from './bundle-manifests.mjs';
import { step } from './cli.mjs';
import { hintScripts } from './compile-hints.mjs';
import { runLogged } from './logged-program.mjs';
import { requireNothingRuns } from './running.mjs';

/** Sources of both the site and the server, and the build scripts. */
const SHARED = [
  'brands',
  'campaigns',
  'clauses',
  'lib',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/bundle-manifests.mjs',
  'scripts/lib/compile-hints.mjs',
  'tsconfig.json',
];
const SITE = [
  'app',
  'components',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'public',
  'scripts/styles',
  ...SHARED,
];
const SERVER = ['devtools', 'scripts/print-addresses.ts', 'server', ...SHARED];
const OFFICE = ['office', 'server/operations', ...SHARED];
const TSX = 'node_modules/tsx/dist/cli.mjs';
/** Settings that the build writes into the site's bundles. */
const SETTING = /^NEXT_PUBLIC_/;

/**
 * How esbuild bundles the server, the commands of operators and of the edge, and the program that prints the addresses.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const SERVER_BUNDLE = {
  entryPoints: {
    main: 'server/main.ts',
    operations: 'server/operations-main.ts',
    edge: 'server/edge/main.ts',
    addresses: 'scripts/print-addresses.ts',
  },
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  sourcemap: true,
  // CommonJS packages use it to load Node's own modules.
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  logLevel: 'warning',
};

/** Node's arguments to build the office. */
export const OFFICE_BUILD = ['node_modules/vite/bin/vite.js', 'build', '--config=office/vite.config.mts'];

/** The id by which an edge recognizes a machine's release; written once both parts are built. */
export const RELEASE_FILE = '.server/release';

/** The files in which each build records its inputs. */
const RECORDS = { site: '.next/build-inputs', server: '.server/build-inputs', office: '.office/build-inputs' };

/** The fingerprint of all sources of the site. */
export function siteInputs() {
  const settings = Object.entries(process.env).filter(([name, value]) => SETTING.test(name) && value);
  return fingerprint(SITE, JSON.stringify(settings.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** The fingerprint of all sources of the server. */
export function serverInputs() {
  return fingerprint(SERVER);
}

/** The fingerprint of all sources of the office. */
function officeInputs() {
  return fingerprint(OFFICE);
}

/**
 * Builds the site, the server and the office, each unless its sources are unchanged since its last build. Renders no page yet.
 * Does nothing in the folder of a release, which has no sources.
 */
export async function buildIfChanged() {
  if (!existsSync('app')) return;
  const site = !existsSync('.next/BUILD_ID') || recorded('site') !== siteInputs();
  const server = recorded('server') !== serverInputs();
  const office = recorded('office') !== officeInputs();
  await buildParts({ site, server, office, pages: false });
}

/**
 * Builds the site, the server and the office, and renders every page once per layout: a page that reads the request fails the build, and
 * checks read the rendered pages.
 */
export async function build() {
  await buildParts({ site: true, server: true, office: true, pages: true });
}

/** @param {{ site: boolean, server: boolean, office: boolean, pages: boolean }} parts */
async function buildParts({ site, server, office, pages }) {
  if (site || server || office) {
    requireNothingRuns();
    const parts = [site && 'the site', server && 'the server', office && 'the office'].filter((part) => part !== false);
    await step(`Building ${new Intl.ListFormat('en').format(parts)}`, async () => {
      await runLogged('campaigns', [process.execPath, TSX, 'scripts/new/require-written.ts'], {
        failure: 'A campaign is not written yet.',
      });
      // In parallel: the site's build does not use all cores all the time.
      await Promise.all([site && buildSite(pages), server && buildServer(), office && buildOffice()]);
    });
  }
  noteRelease();
}

/** @param {boolean} pages */
async function buildSite(pages) {
  const hash = siteInputs();
  // Most folders are built only once, and writing a cache takes longer than building without one.
  const cache = existsSync('.next/BUILD_ID');
  await runLogged('site-build', [process.execPath, 'node_modules/next/dist/bin/next', 'build'], {
    failure: 'The site could not be built.',
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BUILD_ID: hash,
      BUILD_CACHE: cache ? 'on' : '',
      BUILD_PAGES: pages ? 'on' : '',
    },
  });
  hintScripts('.next');
  writeFileSync(RECORDS.site, hash);
}

/** Bundles the server and the operators' commands into plain JavaScript, which starts sooner and runs faster. */
async function buildServer() {
  const hash = serverInputs();
  rmSync('.server', { recursive: true, force: true });
  const { build: bundle } = await import('esbuild');
  // The server sends edges its own build.
  const define = { 'process.env.SERVER_BUILD': JSON.stringify(serverPart(hash)) };
  const { metafile } = await bundle({ ...SERVER_BUNDLE, define, outdir: '.server', metafile: true });
  writeManifests('.server', metafile);
  writeFileSync(RECORDS.server, hash);
}

/** Bundles the office for browsers. */
async function buildOffice() {
  const hash = officeInputs();
  await runLogged('office-build', [process.execPath, ...OFFICE_BUILD], { failure: 'The office could not be built.' });
  writeFileSync(RECORDS.office, hash);
}

/** Writes the id that the front server sends with pages: the site's part and the server's part. */
function noteRelease() {
  writeFileSync(RELEASE_FILE, `${readFileSync('.next/BUILD_ID', 'utf8').trim()}-${serverPart(recorded('server'))}`);
}

/** @param {string} hash */
const serverPart = (hash) => hash.slice(0, 8);

/** @param {keyof typeof RECORDS} part */
function recorded(part) {
  const file = RECORDS[part];
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const NOT_AN_INPUT = /\.test\.tsx?$/;

/**
 * The fingerprint of files, Node's major version and a further text, as 32 hexadecimal digits.
 *
 * @param {readonly string[]} paths files and folders; tests in them do not count
 * @param {string} besides
 */
function fingerprint(paths, besides = '') {
  const hash = createHash('sha256').update(process.versions.node.replace(/\..*/, ''));
  for (const file of [...paths].sort().flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.update(besides).digest('hex').slice(0, 32);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
    .filter((file) => !NOT_AN_INPUT.test(file));
}
