import { contrastRatio } from '@/lib/brand/contrast';
import { brandOf, brands } from './index';

const APP_CODES =
  'default bfzh bfjy jfjy xyzx jfgjs iekb jinyunew jybdxinyuenew by04 gjs2 hfzt qfbd qfbd-ios jixin zfht bfzh2 jxyx zfht3 bftz xy07';
const OWN_FOOTERS = 'bfzh xyzx jfjy bfjy iekb jinyunew jybdxinyuenew gjs2 hfzt jixin zfht bfzh2 jxyx'.split(' ');
const PROMISES = /最|第一|唯一|首选|顶级|独家|100%|永久|保本|稳赚|零风险|无风险|翻倍/;

test('lists exactly the brands of the specification', () => {
  expect(brands.map(({ appCode }) => appCode)).toEqual(APP_CODES.split(' '));
});

test.each([
  ['composition', 6],
  ['face', 5],
] as const)('landing pages differ in their %s: at least %i, each of at most five brands', (name, least) => {
  const chosen = brands.map(({ look }) => look[name]);
  const counts = [...new Set(chosen)].map((value) => chosen.filter((other) => other === value).length);
  expect(counts.length).toBeGreaterThanOrEqual(least);
  expect(Math.max(...counts)).toBeLessThanOrEqual(5);
});

test('no two landing pages have the same composition, face and scene', () => {
  const looks = brands.map(({ look: { composition, face, scene } }) => JSON.stringify([composition, face, scene]));
  expect(new Set(looks).size).toBe(brands.length);
});

test('returns the default brand for an unknown code', () => {
  expect(brandOf('bfzh').appCode).toBe('bfzh');
  for (const code of ['', 'nobody', '__proto__', 'constructor']) expect(brandOf(code).appCode).toBe('default');
});

test("has no brand name that is part of another brand's names", () => {
  for (const { appCode, ...brand } of brands) {
    for (const other of brands.filter((candidate) => candidate.appCode !== appCode)) {
      const theirs = [other.name, other.company, other.developer, other.appName];
      for (const name of [brand.name, brand.company, brand.developer, brand.appName]) {
        expect(theirs.filter((text) => text.includes(name))).toEqual([]);
      }
    }
  }
});

test('gives exactly the listed codes their own footers', () => {
  for (const { appCode, footer } of brands) {
    expect(footer.variant).toBe(OWN_FOOTERS.includes(appCode) ? appCode : 'default');
  }
});

test('gives single brands their special properties', () => {
  const codes = (have: (brand: (typeof brands)[number]) => unknown) =>
    brands.filter(have).map(({ appCode }) => appCode);
  expect(codes(({ hotline }) => hotline)).toHaveLength(1);
  expect(codes(({ version }) => version === '5.2.1')).toHaveLength(1);
  expect(codes(({ version }) => version === '5.1.0')).toHaveLength(brands.length - 1);
  expect(codes(({ footer }) => footer.emptyOnIos)).toEqual(['iekb']);
  expect(codes(({ header }) => header.ios)).toEqual(['iekb']);
  expect(codes(({ header }) => header.links?.privacyClause === 'privacy-auth-pc')).toEqual(['jfgjs']);
  expect(new Set(brands.map(({ iosStoreUrl }) => iosStoreUrl)).size).toBe(brands.length);
});

test('places the special headers correctly', () => {
  const {
    header,
    header: { ios },
  } = brandOf('iekb');
  expect(ios?.download.y).toBeGreaterThan(header.download.y);
  expect(brandOf('jfgjs').header.download).not.toEqual(brandOf('default').header.download);
});

test('has clearly different palettes', () => {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const distance = (a: string, b: string) =>
    Math.hypot(...channels(a).map((value, i) => value - (channels(b)[i] ?? 0)));
  brands.forEach(({ theme }, index) => {
    for (const other of brands.slice(index + 1)) {
      expect(distance(theme.ground, other.theme.ground) + distance(theme.action, other.theme.action)).toBeGreaterThan(
        48,
      );
    }
  });
});

describe.each(brands.map((brand) => [brand.appCode, brand] as const))('%s', (_, brand) => {
  test('uses placeholder names and promises nothing', () => {
    expect(brand.company).toContain('示例');
    expect(brand.developer).toContain('示例');
    expect(brand.licence).toMatch(/示例.*(演示|并非真实)|演示.*并非真实/);
    expect(brand.iosStoreUrl).toMatch(/\/id00000000\d\d$/);
    expect(Object.values(brand).filter((value) => typeof value === 'string' && PROMISES.test(value))).toEqual([]);
    expect(brand.riskWarning).toMatch(/亏损|损失|风险|波动|变动/);
    expect(brand.platformBlurb).toMatch(/实际|成交/);
  });

  test('has the dates from the specification', () => {
    expect(brand.updatedOn).toMatch(/^202[45]-/);
    expect(['2013-2024', '2013-2025']).toContain(brand.copyrightYears);
    expect(brand.copyrightYears.slice(-4) >= brand.updatedOn.slice(0, 4)).toBe(true);
  });

  test('is readable', () => {
    const { ground, surface, ink, action, onAction, highlight } = brand.theme;
    for (const behind of [ground, surface]) {
      expect(contrastRatio(ink, behind)).toBeGreaterThanOrEqual(7);
      expect(contrastRatio(action, behind)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(highlight, behind)).toBeGreaterThanOrEqual(3);
    }
    expect(contrastRatio(onAction, action)).toBeGreaterThanOrEqual(4.5);
  });

  test('has tap zones that do not overlap', () => {
    const { download, links } = brand.header;
    const zones = links ? [download, links.permissions, links.privacy] : [download];
    zones.forEach((a, index) => {
      for (const b of zones.slice(index + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart).toBe(true);
      }
    });
  });
});
