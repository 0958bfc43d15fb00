import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@/brands';
import { themeStyle } from '@/lib/campaign/palette';
import { SEASONAL_THEMES, THEMES, type Theme } from '@/lib/campaign/themes';
import { brandColours } from '@/lib/layout/brand-style';

const FOLDERS = ['app', 'brands', 'campaigns', 'clauses', 'components', 'lib', 'public', 'server'];
const SENT = /(?<!\.test)\.(css|tsx?|svg|html)$/;
/** Syntax that old browsers do not support; they drop such a colour. */
const TOO_NEW = /\b(?:color-mix|light-dark|oklch|oklab|lch|lab|hwb|color)\(|\brgba?\(\s*from\b/;
/** A gradient stop with two positions. The build splits it for old browsers only without a `var()`. */
const TWO_PLACES = /(?:\)|\btransparent|#[\da-f]{3,8})(?:\s+-?[\d.]+[a-z%]*){2}(?=\s*[,)])/;
/** A colour property where a style sheet sets it, and where one is used; drawings use it by its bare name too. */
const SET = /(?<=[{;]\s*)(--(?:theme|brand|lacquer)-[\w-]+)(?=:)/g;
const ASKED = /(?<=var\(\s*|')--(?:theme|brand|lacquer)-[\w-]+/g;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
)
  .filter((file) => SENT.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '') }));

const sheetsAndDrawings = files.filter(({ file }) => /^(?:app|components)\//.test(file));

function found(pattern: RegExp, wanted: (file: string) => boolean = () => true): Set<string> {
  return new Set(
    sheetsAndDrawings.filter(({ file }) => wanted(file)).flatMap(({ source }) => source.match(pattern) ?? []),
  );
}

const [brand] = brands;
if (!brand) throw new Error('no brand');
const styleOf = (theme: Theme) => themeStyle(theme, brand).match(SET) ?? [];
const [theme = 'crimson'] = SEASONAL_THEMES;
const emitted = new Set([...THEMES.flatMap(styleOf), ...brands.flatMap((brand) => Object.keys(brandColours(brand)))]);
const asked = found(ASKED);

test('uses no colour syntax that old browsers lack', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ source }) => TOO_NEW.test(source)).map(({ file }) => file)).toEqual([]);
});

test('gives gradient stops one position beside a property', () => {
  const gradients = sheetsAndDrawings.flatMap(({ file, source }) =>
    (source.match(/[\w-]+:[^;{}]*gradient\([^;{}]*/g) ?? []).map((declaration) => ({ file, declaration })),
  );
  expect(gradients.length).toBeGreaterThan(50);
  expect(gradients.filter(({ declaration }) => declaration.includes('var(') && TWO_PLACES.test(declaration))).toEqual(
    [],
  );
});

test.each(THEMES)('gives %s the properties of every theme', (other) => {
  expect(styleOf(other)).toEqual(expect.arrayContaining(styleOf(theme)));
});

test('sets every used property with the page or in the shared style sheets', () => {
  const everywhere = found(SET, (file) => ['app/globals.css', 'components/campaign/themes.module.css'].includes(file));
  expect([...asked].filter((name) => !emitted.has(name) && !everywhere.has(name))).toEqual([]);
});

test('uses every property that comes with the page', () => {
  expect([...emitted].filter((name) => !asked.has(name))).toEqual([]);
});

test('sets the brand’s colours for the account on a page without a campaign', () => {
  const needed = found(ASKED, (file) => /^components\/(?:account\/.*|campaign\/action\.module)\.css$/.test(file));
  const there = found(SET, (file) => file === 'components/account/panel/brand-ground.module.css');
  expect([...needed].filter((name) => name.startsWith('--theme-') && !there.has(name))).toEqual([]);
});
