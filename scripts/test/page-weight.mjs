import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { frameworkFiles } from './framework-files.mjs';
import { activityFiles } from './late-code.mjs';

/**
 * Page budgets in kilobytes (1000 bytes) as sent. `scripts` are those that the page loads beyond the framework's own. `activity`
 * adds the scripts of its largest activity, which load near the screen, or immediately if it is on the first screen. `styles`
 * include those of all its activities. `pictures` are those that do not load lazily. The fingerprint and the script that sends
 * the visit event load when the browser is idle, and do not count.
 */
const BUDGET = { html: 30, scripts: 25, activity: 28.5, styles: 20, pictures: 120 };
/** Pages that are read more than played, and their script budgets. */
const READ = [
  { pages: /\/clause\//, scripts: 6.5 },
  { pages: /\/success$/, scripts: 10.6 },
];
/** The script budget, including the framework, of the page that most ads link to, before its form works. */
const LANDING = { page: '/kh_7694_form', scripts: 150 };
/** @typedef {typeof BUDGET} Weight */
const PARTS = /** @type {(keyof Weight)[]} */ (Object.keys(BUDGET));
const PAGES = '.next/server/app';

/** Prints the size of every prerendered page before its first use, and returns a sentence for every exceeded budget. */
export function checkPageWeights() {
  const build = readBuild();
  const pages = prerenderedPages().map((page) => ({ ...page, weight: weigh(page.html, build) }));
  console.log(`Kilobytes, gzipped; scripts without the framework's ${kilobytes(build.floor)}.`);
  console.table(
    Object.fromEntries(pages.map(({ name, weight }) => [name, Object.fromEntries(PARTS.map(shown(weight)))])),
  );
  if (pages.length === 0) return ['The build contains no page.'];
  const unknown = pages.filter(
    ({ html, weight }) => /<div id="activity-/.test(html) && weight.activity === weight.scripts,
  );
  if (unknown.length > 0)
    return unknown.map(({ name }) => `${name}: could not find the files that its activities load`);
  const initial = (/** @type {Weight} */ weight) => build.floor + weight.scripts;
  return pages.flatMap(({ name, weight }) => [
    ...(name.endsWith(LANDING.page) && initial(weight) > LANDING.scripts * 1000
      ? [`${name}: ${kilobytes(initial(weight))} KB of scripts including the framework, at most ${LANDING.scripts} KB`]
      : []),
    ...PARTS.filter((part) => weight[part] > limitOf(name, part) * 1000).map(
      (part) => `${name}: ${part} ${kilobytes(weight[part])} KB, at most ${limitOf(name, part)} KB`,
    ),
  ]);
}

/**
 * The budget of a part of a page in kilobytes.
 *
 * @param {string} name
 * @param {keyof Weight} part
 */
function limitOf(name, part) {
  const own = part === 'scripts' ? READ.find(({ pages }) => pages.test(name)) : undefined;
  return own?.scripts ?? BUDGET[part];
}

/** The framework's files of the build, which every page needs, and a function that resolves addresses to files. */
function readBuild() {
  const { polyfillFiles } = readJson('.next/build-manifest.json');
  const { basePath } = readJson('.next/routes-manifest.json');
  const fileOf = (/** @type {string} */ address) => {
    const path = decodeURI(address).slice(basePath.length + 1);
    return path.startsWith('_next/') ? path.replace('_next/', '.next/') : join('public', path);
  };
  const framework = frameworkFiles();
  // Only browsers without modules load the polyfills.
  const known = new Set([...framework, ...polyfillFiles.map((/** @type {string} */ file) => join('.next', file))]);
  return { fileOf, known, floor: sum(framework.map(sizeOf)) };
}

/** The prerendered pages of the build, with name and HTML. */
export function prerenderedPages() {
  const layouts = readdirSync(PAGES).filter((name) => name.includes('~'));
  return layouts.flatMap((layout) => {
    const [brand, , device] = layout.split('~');
    return readdirSync(join(PAGES, layout), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map((file) => ({
        name: `${device} /${file.slice(0, -'.html'.length)}`,
        html: widestBrand(readFileSync(join(PAGES, layout, file), 'utf8'), brand),
      }));
  });
}

/**
 * Replaces each brand picture of a page by the largest of its kind, so that one brand's page covers all brands.
 *
 * @param {string} html
 * @param {string | undefined} brand
 */
function widestBrand(html, brand) {
  const folders = readdirSync('public/brands');
  return html.replaceAll(new RegExp(`(/brands/)${brand}/([\\w.-]+)`, 'g'), (_, before, file) => {
    const pictures = folders
      .map((folder) => join(folder, file))
      .filter((path) => existsSync(join('public/brands', path)));
    const [heaviest] = pictures.sort((a, b) => sizeOf(join('public/brands', b)) - sizeOf(join('public/brands', a)));
    return before + heaviest;
  });
}

/**
 * @param {string} html
 * @param {ReturnType<typeof readBuild>} build
 * @returns {Weight}
 */
function weigh(html, { fileOf, known }) {
  const files = (/** @type {string[]} */ addresses) =>
    [...new Set(addresses.map(fileOf))].filter((file) => !known.has(file));
  const total = (/** @type {string[]} */ files) => sum([...new Set(files)].map(sizeOf));
  const tags = html.match(/<(?:script|link|img)\b[^>]*>/g) ?? [];
  const named = (/** @type {RegExp} */ kind, /** @type {string} */ attribute) =>
    tags.filter((tag) => kind.test(tag)).flatMap((tag) => attributeOf(tag, attribute));
  const scripts = files([...named(/^<script/, 'src'), ...named(/^<link.* as="script"|modulepreload/, 'href')]);
  const activities = activityFiles(scripts, html);
  const styles = [...files(named(/^<link.* rel="stylesheet"/, 'href')), ...activities.flat().filter(isStyle)];
  return {
    html: gzipSync(html).length,
    scripts: total(scripts),
    activity: Math.max(...[[], ...activities].map((own) => total([...scripts, ...own.filter(isScript)]))),
    styles: total(styles),
    pictures: total(files([...named(/^<img(?!.* loading="lazy")/, 'src'), ...named(/^<link.* as="image"/, 'href')])),
  };
}

/**
 * @param {string} tag
 * @param {string} attribute
 */
function attributeOf(tag, attribute) {
  const value = new RegExp(` ${attribute}="([^"]+)"`).exec(tag)?.[1];
  return value === undefined || value.startsWith('data:') ? [] : [value.replace(/[?#].*/, '')];
}

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * The size in bytes of a file as the front server sends it, with maximum compression.
 *
 * @param {string} file
 * @returns {number}
 */
function sizeOf(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length;
  sizes.set(file, size);
  return size;
}

const isScript = (/** @type {string} */ file) => file.endsWith('.js');
const isStyle = (/** @type {string} */ file) => file.endsWith('.css');
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const shown = (/** @type {Weight} */ weight) => (/** @type {keyof Weight} */ part) => [
  part,
  Number(kilobytes(weight[part])),
];
