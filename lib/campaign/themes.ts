import type { Face } from '../lettering/faces';
import type { Look } from '../look/look';

/** The five colours that a theme is made of, as `#rrggbb`. */
export interface Roles {
  ground: string;
  /** The background of everything that visitors read. */
  surface: string;
  ink: string;
  /** What visitors tap. */
  action: string;
  highlight: string;
}

/** The themes of campaigns; every other colour of a page is computed from these or comes from `mixed-by-hand.ts`. */
export const themes = {
  crimson: { ground: '#8d1015', surface: '#fff9ee', ink: '#3b1511', action: '#c4161c', highlight: '#f7c65c' },
  'ink-gold': { ground: '#10182b', surface: '#fdf8ec', ink: '#1b2233', action: '#8a5a0b', highlight: '#e9c06a' },
  jade: { ground: '#0c4a3e', surface: '#f6fbf3', ink: '#12332c', action: '#0b7a5c', highlight: '#f0cf7a' },
  dusk: { ground: '#33235c', surface: '#fbf7ff', ink: '#2a1d47', action: '#7a3fc0', highlight: '#f6b98a' },
  ivory: { ground: '#f7eedb', surface: '#fffdf7', ink: '#3a2a16', action: '#a5321f', highlight: '#8f5b0d' },
  azure: { ground: '#0b3f86', surface: '#f5faff', ink: '#0f2747', action: '#1463c4', highlight: '#ffd873' },
  amber: { ground: '#7a3608', surface: '#fffaf0', ink: '#3d2108', action: '#b64c06', highlight: '#ffcf5e' },
  forest: { ground: '#1d3a22', surface: '#faf9ee', ink: '#20301f', action: '#b3261e', highlight: '#e4c56c' },
  rose: { ground: '#7c1846', surface: '#fff8f9', ink: '#431529', action: '#cb1f63', highlight: '#ffcba4' },
  midnight: { ground: '#0a0f1f', surface: '#f4f8fb', ink: '#132033', action: '#0a6c7c', highlight: '#7fe0d6' },
} satisfies Record<string, Roles>;
/** The display face of a theme's headlines. */
const faces: Readonly<Record<keyof typeof themes, Face>> = {
  crimson: 'brush',
  'ink-gold': 'title',
  jade: 'running',
  dusk: 'marker',
  ivory: 'title',
  azure: 'slanted',
  amber: 'poster',
  forest: 'brush',
  rose: 'marker',
  midnight: 'slanted',
};

/** A theme of a season or an occasion. */
export type SeasonalTheme = keyof typeof themes;
export const SEASONAL_THEMES = Object.keys(themes) as SeasonalTheme[];

/** `brand` is the brand's own palette, on pages that all year round are the brand's face. */
export type Theme = SeasonalTheme | 'brand';
export const THEMES: readonly Theme[] = ['brand', ...SEASONAL_THEMES];

export const THEME_WORDS: Readonly<Record<Theme, string>> = {
  brand: '各品牌自己的配色',
  crimson: '绛红',
  'ink-gold': '墨金',
  jade: '翡翠',
  dusk: '暮紫',
  ivory: '象牙',
  azure: '天青',
  amber: '琥珀',
  forest: '松绿',
  rose: '玫红',
  midnight: '午夜',
};

/** The display face of headlines on a page of a theme, or in a brand's own look. */
export const faceOf = (theme: Theme, look: Look): Face => (theme === 'brand' ? look.face : faces[theme]);
