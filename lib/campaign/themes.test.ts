import { contrastRatio } from '../brand/contrast';
import { palette, themeStyle } from './palette';
import { THEMES, themes } from './themes';

describe.each(THEMES)('%s', (theme) => {
  const roles = themes[theme];

  test('its roles are colours that can be mixed', () => {
    for (const colour of Object.values(roles)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('all that is mixed of them are colours', () => {
    for (const [name, colour] of Object.entries(palette(theme))) {
      if (name !== '--theme-lettering') expect(colour).toMatch(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/);
    }
  });

  test('words on the ground are readable: the surface’s colour, or the ink’s where the ground is light', () => {
    const words = palette(theme)['--theme-on-ground'] ?? '';
    expect([roles.surface, roles.ink]).toContain(words);
    expect(contrastRatio(words, roles.ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['highlight', 'ground'],
    ['ink', 'surface'],
    ['action', 'surface'],
  ] as const)('%s is readable on %s', (text, ground) => {
    expect(contrastRatio(roles[text], roles[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('is one rule that nothing can end early', () => {
    expect(themeStyle(theme)).toMatch(/^:root\{[^{}<>&"']*\}$/);
  });
});

test('what is mixed by hand stands in the place of what would follow', () => {
  expect(palette('ivory')['--theme-tint']).toBe('#f9efd9');
  expect(palette('jade')['--theme-tint']).toBe('#f5f4e0');
});

test('what is thinned goes as channels', () => {
  expect(themeStyle('crimson')).toContain('--theme-action-rgb:196 22 28;');
  expect(themeStyle('crimson')).not.toContain('--theme-action:');
  expect(themeStyle('crimson')).toContain(';--theme-surface:#fff9ee;');
});
