import { channels, mix } from '../colour/mix';
import { rootRule } from '../colour/root-rule';
import { mixedByHand } from './mixed-by-hand';
import { shadesOf } from './shades';
import { type Theme, themes } from './themes';

/** Ending of properties that hold channels, because some rule makes them transparent; see `themes.module.css`. */
const THINNED = ['ground-deep', 'ink', 'action', 'highlight', 'shadow', 'aura'].map((name) => `--theme-${name}`);

/** The rule that gives a page its theme. */
export function themeStyle(theme: Theme): string {
  return rootRule(
    Object.fromEntries(
      Object.entries(palette(theme)).map(([name, colour]) =>
        THINNED.includes(name) ? [`${name}-rgb`, channels(colour)] : [name, colour],
      ),
    ),
  );
}

/** Every colour of a theme, by property. */
export function palette(theme: Theme): Record<string, string> {
  const roles = themes[theme];
  const shades = { ...shadesOf(roles), ...mixedByHand[theme] };
  return {
    '--theme-ground': roles.ground,
    '--theme-surface': roles.surface,
    '--theme-ink': roles.ink,
    '--theme-action': roles.action,
    '--theme-highlight': roles.highlight,
    ...shades,
    // The shade of a gate behind words.
    '--theme-gate': `${mix(shades['--theme-sky'], 70, shades['--theme-aura'])}cc`,
    '--theme-edge-mid': mix(shades['--theme-edge'], 50, shades['--theme-edge-deep']),
    '--theme-on-bar': mix(roles.highlight, 35, shades['--theme-on-ground']),
  };
}
