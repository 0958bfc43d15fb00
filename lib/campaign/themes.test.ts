import { brands } from '@/brands';
import { contrastRatio } from '../brand/contrast';
import { palette, themeStyle } from './palette';
import { SEASONAL_THEMES, THEMES, themes } from './themes';

const [first] = brands;
if (!first) throw new Error('no brand');

/** Every theme with every brand's actions, and every brand's own palette. */
const pairs = THEMES.flatMap((theme) => brands.map((brand) => [`${theme} of ${brand.appCode}`, theme, brand] as const));

test.each(pairs)('%s is readable', (_, theme, brand) => {
  const colours = palette(theme, brand);
  const ratio = (text: string, ground: string) => contrastRatio(colours[text] ?? '', colours[ground] ?? '');
  for (const [text, ground] of [
    ['--theme-on-ground', '--theme-ground'],
    ['--theme-highlight', '--theme-ground'],
    ['--theme-ink', '--theme-surface'],
    ['--theme-ink', '--theme-field'],
    ['--theme-ink-soft', '--theme-tint'],
    ['--theme-action', '--theme-surface'],
    ['--theme-action', '--theme-tint'],
    ['--theme-action-deep', '--theme-surface'],
    ['--theme-on-badge', '--theme-badge'],
    ['--theme-on-button', '--theme-button'],
    ['--theme-on-button', '--theme-button-deep'],
  ] as const)
    if (colours[ground]) expect(`${text} ${ratio(text, ground) >= 4.5}`).toBe(`${text} true`);
  for (const text of ['--theme-ink', '--theme-action-elder'])
    expect(ratio(text, '--theme-surface')).toBeGreaterThanOrEqual(7);
});

test.each(brands.map((brand) => [brand.appCode, brand] as const))('%s is readable on its backdrop', (_, { look }) => {
  for (const ground of look.backdrop) {
    expect(contrastRatio(look.ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(look.accent, ground)).toBeGreaterThanOrEqual(3);
  }
});

test.each(THEMES)('%s is made of rules that no value can close early, with valid colours', (theme) => {
  expect(themeStyle(theme, first)).toMatch(/^(?:(?::root|\[data-backdrop(?:=open)?\])\{[^{}<>&"']*\})+$/);
  for (const colour of Object.values(palette(theme, first))) expect(colour).toMatch(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/);
});

test.each(SEASONAL_THEMES)('%s has roles that can be mixed', (theme) => {
  for (const colour of Object.values(themes[theme])) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('a light action lends its place on light cards to the dark of the brand', () => {
  const light = brands.find(({ theme }) => theme.action === '#f3c65f');
  expect(light && palette('crimson', light)['--theme-action']).toBe(light?.theme.surface);
});

test('a shade mixed by hand replaces the computed one', () => {
  expect(palette('ivory', first)['--theme-tint']).toBe('#f9efd9');
  expect(palette('jade', first)['--theme-tint']).toBe('#f5f4e0');
});

test('writes transparent colours as channels', () => {
  const style = themeStyle('crimson', first);
  expect(style).toContain('--theme-ground-deep-rgb:93 11 14;');
  expect(style).not.toContain('--theme-ground-deep:');
  expect(style).toContain(';--theme-surface:#fff9ee;');
});
