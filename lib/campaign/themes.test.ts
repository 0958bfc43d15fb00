import { readFileSync } from 'node:fs';
import { THEMES } from './themes';

const ROLES = ['ground', 'surface', 'ink', 'action', 'highlight'] as const;
type Role = (typeof ROLES)[number];

const css = readFileSync('components/campaign/themes.module.css', 'utf8');

function palette(theme: string): Record<Role, string> {
  const block = css.split(`.theme[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  const found = [...block.matchAll(/--theme-([a-z]+): (#[0-9a-f]{6});/g)].map(([, role, colour]) => [role, colour]);
  return Object.fromEntries(found);
}

function isLight(theme: string): boolean {
  const blocks = css.split(`.theme[data-theme="${theme}"] {`).slice(1);
  return blocks.some((block) => block.split('}')[0]?.includes('--theme-on-ground: var(--theme-ink)'));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('%s', (theme) => {
  const colours = palette(theme);

  test('has exactly the five roles', () => {
    expect(Object.keys(colours).sort()).toEqual([...ROLES].sort());
  });

  test('words on the ground are readable: the surface’s colour, or the ink’s where the ground is light', () => {
    const words = isLight(theme) ? colours.ink : colours.surface;
    expect(contrast(words, colours.ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each<[Role, Role]>([
    ['highlight', 'ground'],
    ['ink', 'surface'],
    ['action', 'surface'],
  ])('%s is readable on %s', (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
