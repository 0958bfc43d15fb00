import { BLACK, mix, WHITE } from '../colour/mix';
import type { Roles } from './themes';

/** Properties that a theme may set by hand; the last properties of a palette are computed from them. */
export type Shades = ReturnType<typeof shadesOf> & {
  /** The ground of a small label, where that of `themes.module.css` does not suit. */
  '--theme-badge'?: string;
};

/** What is mixed from a theme's roles, by property. */
export function shadesOf({ ground, surface, ink, action, highlight }: Roles) {
  const actionDeep = mix(action, 76, BLACK);
  return {
    '--theme-ground-deep': mix(ground, 66, BLACK),
    '--theme-ink-soft': mix(ink, 74, surface),
    '--theme-line': mix(highlight, 52, surface),
    '--theme-tint': mix(highlight, 16, surface),
    '--theme-action-deep': actionDeep,
    // Text on the ground itself, and the glow behind it.
    '--theme-on-ground': surface,
    '--theme-shadow': mix(ground, 30, BLACK),
    '--theme-aura': mix(action, 82, highlight),
    '--theme-sky': actionDeep,
    '--theme-gloss': mix(highlight, 45, WHITE),
    '--theme-bulb': mix(highlight, 30, WHITE),
    // The text of a small bright label.
    '--theme-on-badge': mix(actionDeep, 78, BLACK),
    ...letteringShades(['#fffdf2', mix(highlight, 60, WHITE), mix(highlight, 76, '#7a3a00')]),
    // The thickness of cast letters, from their face down.
    '--theme-edge': mix(highlight, 46, '#3a1a00'),
    '--theme-edge-deep': mix(highlight, 26, '#2a1000'),
    // Between the parts of a wheel.
    '--theme-seam': mix(highlight, 70, '#6b3a00'),
    '--theme-fault': mix(action, 60, '#aa0000'),
    // Lacquer of medallions and podiums, from its shine to its dark side.
    '--lacquer-shine': mix(action, 70, WHITE),
    '--lacquer-lit': mix(action, 92, WHITE),
    '--lacquer-mid': mix(action, 88, BLACK),
    '--lacquer-deep': mix(action, 66, BLACK),
    '--lacquer-ink': mix(action, 58, BLACK),
    '--lacquer-dark': mix(action, 42, BLACK),
  };
}

/** The face of large letters, from top to foot. */
export function letteringShades([top, middle, foot]: readonly [string, string, string]) {
  return { '--theme-lettering-top': top, '--theme-lettering-middle': middle, '--theme-lettering-foot': foot };
}
