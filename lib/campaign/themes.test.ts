import { contrastRatio } from '../brand/contrast';
import { palette, themeStyle } from './palette';
import { THEMES, themes } from './themes';

describe.each(THEMES)('%s', (theme) => {
  const roles = themes[theme];

  test('has roles that can be mixed', () => {
    for (const colour of Object.values(roles)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('mixes only valid colours', () => {
    for (const [name, colour] of Object.entries(palette(theme))) {
      if (name !== '--theme-lettering') expect(colour).toMatch(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/);
    }
  });

  test('has readable text on the ground: in the surface’s colour, or in ink on a light ground', () => {
    const words = palette(theme)['--theme-on-ground'] ?? '';
    expect([roles.surface, roles.ink]).toContain(words);
    expect(contrastRatio(words, roles.ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a contrast of 7:1 in elder mode', () => {
    expect(contrastRatio(roles.ink, roles.surface)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(palette(theme)['--lacquer-ink'] ?? '', roles.surface)).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['highlight', 'ground'],
    ['ink', 'surface'],
    ['action', 'surface'],
  ] as const)('%s is readable on %s', (text, ground) => {
    expect(contrastRatio(roles[text], roles[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('is one CSS rule that no value can close early', () => {
    expect(themeStyle(theme)).toMatch(/^:root\{[^{}<>&"']*\}$/);
  });
});

test('a shade mixed by hand replaces the computed one', () => {
  expect(palette('ivory')['--theme-tint']).toBe('#f9efd9');
  expect(palette('jade')['--theme-tint']).toBe('#f5f4e0');
});

test('writes transparent colours as channels', () => {
  expect(themeStyle('crimson')).toContain('--theme-action-rgb:196 22 28;');
  expect(themeStyle('crimson')).not.toContain('--theme-action:');
  expect(themeStyle('crimson')).toContain(';--theme-surface:#fff9ee;');
});
