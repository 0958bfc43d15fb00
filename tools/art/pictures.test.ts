import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@/brands';
import { contrastRatio } from '@/lib/brand/contrast';
import { artworkOf } from './artwork';
import { buttonColours } from './button';
import { marks } from './marks';
import { picturesOf } from './pictures';

const folder = join(__dirname, '../../public/brands');
const pictures = brands.flatMap((brand) =>
  Object.keys(picturesOf(brand)).map((name) => {
    const file = join(folder, brand.appCode, name);
    return { brand, name, label: `${brand.appCode}/${name}`, contents: readFileSync(file, 'utf8') };
  }),
);
const idsOf = (contents: string) => [...contents.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

test('has the pictures of each brand, and one more for another iOS header', () => {
  for (const brand of brands) {
    const names = pictures.filter((picture) => picture.brand === brand).map(({ name }) => name);
    const others = ['banner.svg', 'app.svg', 'emblem.svg', 'ground.svg'];
    expect(names).toEqual(['header.svg', ...(brand.header.ios ? ['header-ios.svg'] : []), ...others]);
  }
});

test.each(pictures.map((picture) => [picture.label, picture] as const))(
  '%s is small and needs no other file',
  (_, { contents }) => {
    expect(Buffer.byteLength(contents)).toBeLessThan(12 * 1024);
    expect(contents).not.toMatch(/<script|<foreignObject|\son\w+=|style=|(?:href|src)="(?!#)|url\((?!#)/);
    expect(contents).not.toMatch(/NaN|undefined|null/);
    const ids = idsOf(contents);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of contents.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(used);
  },
);

test('keeps browsers from darkening a picture', () => {
  const darkened = pictures.filter(({ contents }) => !contents.includes('color-scheme:only dark'));
  expect(darkened.map(({ label }) => label)).toEqual([]);
});

test('uses no id in two pictures', () => {
  const ids = pictures.flatMap(({ contents }) => idsOf(contents));
  expect(new Set(ids).size).toBe(ids.length);
});

test('names only its own brand in a picture', () => {
  for (const { brand, contents } of pictures) {
    for (const other of brands.filter((candidate) => candidate !== brand)) {
      for (const name of [other.name, other.company, other.appName]) expect(contents).not.toContain(name);
    }
  }
});

test('has a different emblem and background for every brand', () => {
  expect(Object.keys(marks)).toEqual(brands.map(({ appCode }) => appCode));
  expect(new Set(Object.values(marks).map(({ emblem }) => emblem)).size).toBe(brands.length);
  expect(new Set(brands.map(({ look }) => look.backdrop.join())).size).toBe(brands.length);
});

test.each(brands.map((brand) => [brand.appCode, brand] as const))(
  '%s: the words of its pictures are readable',
  (_, brand) => {
    const mark = marks[brand.appCode];
    if (!mark) throw new Error('no mark');
    const { backdrop, ink: words } = brand.look;
    for (const ground of backdrop) expect(contrastRatio(words, ground)).toBeGreaterThanOrEqual(4.5);
    const [top, bottom, ink] = buttonColours(artworkOf(brand, mark, 'test'));
    for (const ground of [top, bottom]) expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);
