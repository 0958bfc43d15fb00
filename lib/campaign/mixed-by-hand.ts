import { BLACK, mix } from '../colour/mix';
import { letteringShades, type Shades } from './shades';
import { type Roles, type SeasonalTheme, themes } from './themes';

/** Shades of themes that are not computed from their roles. */
export const mixedByHand: { readonly [theme in SeasonalTheme]?: Partial<Shades> } = {
  crimson: {
    '--lacquer-shine': '#ff6a55',
    '--lacquer-lit': '#cf2a28',
    '--lacquer-mid': '#b4161b',
    '--lacquer-deep': '#8d1217',
    '--lacquer-ink': '#7a1014',
    '--lacquer-dark': '#5c060b',
    '--theme-edge': '#94560b',
    '--theme-edge-deep': '#5d2d05',
    '--theme-on-badge': mix(themes.crimson.action, 76, BLACK),
  },
  // A light ground: dark words, gold that is dark enough to be read, no night behind the art.
  ivory: {
    '--theme-on-ground': themes.ivory.ink,
    '--theme-ground-deep': mix(themes.ivory.ground, 92, '#7a5a20'),
    '--theme-shadow': '#6b4a1c',
    '--theme-aura': '#fffaf0',
    '--theme-sky': '#efdcb4',
    '--theme-badge': themes.ivory.action,
    '--theme-on-badge': themes.ivory.surface,
    '--theme-line': '#dcc08a',
    '--theme-tint': '#f9efd9',
    ...letteringShades(['#b8791c', '#8f5b0d', '#6e4206']),
    '--theme-edge': '#f1d9a2',
    '--theme-edge-deep': '#d8b36a',
  },
  // Red is for what visitors tap; the light keeps the tone of the wood.
  forest: { '--theme-sky': '#2f5c35', '--theme-aura': '#577f3c', '--theme-on-badge': '#20301f' },
  'ink-gold': nightLacquer(themes['ink-gold']),
  midnight: nightLacquer(themes.midnight),
};

/** Lacquer for themes whose action colour would be too dull. */
function nightLacquer({ ground }: Roles): Partial<Shades> {
  return {
    '--lacquer-shine': mix(ground, 62, '#9fb4dd'),
    '--lacquer-lit': mix(ground, 80, '#7f97c8'),
    '--lacquer-mid': mix(ground, 86, '#6b80ad'),
    '--lacquer-deep': mix(ground, 92, BLACK),
    '--lacquer-ink': mix(ground, 70, BLACK),
    '--lacquer-dark': mix(ground, 50, BLACK),
  };
}
