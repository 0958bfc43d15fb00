import { colourScheme } from '../brand/contrast';
import { readableOn } from '../brand/readable';
import type { Brand } from '../brand/schema';
import { BLACK, mix, WHITE } from '../colour/mix';
import { letteringShades, type Shades, shadesOf } from './shades';
import type { Roles } from './themes';

/** What a brand's colours are mixed from. */
export type Coloured = Pick<Brand, 'appCode' | 'theme' | 'look'>;

/** The five colours of a page in a brand's own palette. */
export function brandRoles({ theme: { ground, surface, ink, action, highlight } }: Coloured): Roles {
  return { ground, surface, ink, action, highlight: readableOn(highlight, ground) };
}

/** The shades of a page in a brand's own palette, which may have light words on dark cards. */
export function brandShades(brand: Coloured): Shades {
  const roles = brandRoles(brand);
  const { ground, surface, ink, action, highlight } = roles;
  const dark = isDark(ground);
  return {
    ...shadesOf(roles),
    '--theme-on-ground': ink,
    '--theme-ground-deep': dark ? mix(ground, 66, BLACK) : mix(ground, 92, highlight),
    '--theme-shadow': dark ? mix(ground, 30, BLACK) : mix(ink, 62, ground),
    '--theme-aura': mix(ground, 80, highlight),
    '--theme-sky': ground,
    '--theme-badge': action,
    '--theme-on-badge': surface,
    ...letteringShades(
      dark
        ? [mix(highlight, 40, WHITE), mix(highlight, 70, WHITE), highlight]
        : [action, mix(action, 85, BLACK), mix(action, 70, BLACK)],
    ),
  };
}

/** The properties of a hero on a brand's backdrop, where they differ from the page's. */
export function heroShades({ look: { backdrop, ink, accent } }: Coloured) {
  const [near, middle, far] = backdrop;
  const dark = isDark(far);
  return {
    '--theme-ground': mix(middle, 50, far),
    '--theme-ground-deep': far,
    '--theme-sky': middle,
    '--theme-aura': near,
    '--theme-on-ground': ink,
    '--theme-highlight': accent,
    '--theme-gloss': dark ? mix(accent, 45, WHITE) : accent,
    '--theme-bulb': dark ? mix(accent, 30, WHITE) : accent,
    '--theme-shadow': dark ? mix(far, 40, BLACK) : mix(ink, 58, far),
    '--theme-edge': dark ? mix(accent, 46, mix(far, 70, BLACK)) : mix(near, 60, accent),
    '--theme-edge-deep': dark ? mix(accent, 22, mix(far, 60, BLACK)) : mix(far, 70, accent),
    '--theme-outline': dark ? mix(accent, 24, mix(far, 60, BLACK)) : accent,
    '--theme-badge': accent,
    '--theme-on-badge': readableOn(far, accent),
    ...letteringShades(
      dark
        ? [mix(accent, 12, WHITE), mix(accent, 60, WHITE), accent]
        : [mix(accent, 84, WHITE), accent, mix(accent, 72, BLACK)],
    ),
  };
}

/** A colour of what visitors tap, farther from the cards: for small words, and where the light does not reach. */
export function deepened(action: string, surface: string): string {
  return isDark(surface) ? mix(action, 82, WHITE) : mix(action, 76, BLACK);
}

function isDark(ground: string): boolean {
  return colourScheme(ground) === 'dark';
}
