import { colourScheme, contrastRatio } from '../brand/contrast';
import { readableOn } from '../brand/readable';
import { cssRule } from '../colour/css-rule';
import { BLACK, channels, mix, WHITE } from '../colour/mix';
import type { Corners } from '../look/look';
import { siteUrl } from '../site';
import { brandRoles, brandShades, type Coloured, deepened, heroShades } from './brand-palette';
import { mixedByHand } from './mixed-by-hand';
import { type Shades, shadesOf } from './shades';
import { type Theme, themes } from './themes';

/** Ending of properties that hold channels, because some rule makes them transparent; see `themes.module.css`. */
const THINNED = ['ground-deep', 'ink', 'action', 'highlight', 'shadow', 'aura'].map((name) => `--theme-${name}`);

/** Radii of cards and buttons. */
const RADII: Readonly<Record<Corners, Readonly<Record<string, string>>>> = {
  pill: { '--radius-m': '20px', '--radius-l': '28px' },
  round: { '--radius-m': '16px', '--radius-l': '24px', '--radius-button': '18px' },
  soft: { '--radius-m': '10px', '--radius-l': '14px', '--radius-button': '10px' },
  crisp: { '--radius-m': '3px', '--radius-l': '4px', '--radius-button': '3px' },
};

/** The rules that give a page its theme. */
export function themeStyle(theme: Theme, brand: Coloured): string {
  const page = palette(theme, brand);
  if (theme !== 'brand') return cssRule(':root', thinned(page));
  return (
    cssRule(':root', { ...thinned(page), ...RADII[brand.look.corners] }) +
    cssRule('[data-backdrop]', {
      ...thinned(withMixed(heroShades(brand))),
      '--theme-pattern': `url(${siteUrl(`/brands/${brand.appCode}/ground.svg`)}) 50% 0 / 100% auto no-repeat`,
    }) +
    cssRule('[data-backdrop=open]', openButton(brand.look))
  );
}

/** Every colour of a theme, by property. What visitors tap is the brand's in every theme. */
export function palette(theme: Theme, brand: Coloured): Record<string, string> {
  const own = theme === 'brand';
  const roles = own ? brandRoles(brand) : themes[theme];
  const shades: Shades = own ? brandShades(brand) : { ...shadesOf(themes[theme]), ...mixedByHand[theme] };
  // The tint is the stricter ground of the two.
  const action = tappable(brand.theme, shades['--theme-tint']);
  return withMixed({
    '--theme-ground': roles.ground,
    '--theme-surface': roles.surface,
    '--theme-field': fieldOn(roles.surface),
    '--theme-ink': roles.ink,
    '--theme-highlight': roles.highlight,
    ...shades,
    '--theme-action': action,
    '--theme-action-deep': deepened(action, roles.surface),
    ...buttonOf(brand.theme),
    // Elder mode's contrast.
    '--theme-action-elder': readableOn(action, roles.surface, 7),
  });
}

/** The colour of what visitors tap: light actions turn muddy when they darken, so the brand's own dark cards lend theirs. */
function tappable({ action, surface }: Coloured['theme'], ground: string): string {
  return readableOn(contrastRatio(action, ground) < 3 ? surface : action, ground);
}

/** The main button: the brand's own colours, however light its action is. */
function buttonOf({ action, onAction }: Coloured['theme']): Record<string, string> {
  const deep = mix(action, 76, BLACK);
  const isReadable = contrastRatio(onAction, deep) >= 4.5;
  return {
    '--theme-button': action,
    '--theme-button-deep': isReadable ? deep : mix(action, 92, BLACK),
    '--theme-on-button': onAction,
  };
}

/** The main button on the backdrop itself. */
function openButton({ accent, backdrop: [, , far] }: Coloured['look']): Record<string, string> {
  return {
    '--theme-button': accent,
    '--theme-button-deep': mix(accent, 90, BLACK),
    '--theme-on-button': readableOn(far, mix(accent, 90, BLACK)),
  };
}

/** The ground of what visitors fill in. */
function fieldOn(surface: string): string {
  return colourScheme(surface) === 'dark' ? mix(surface, 72, BLACK) : WHITE;
}

/** With the colours that are mixed from others of them. */
function withMixed<
  Colours extends Record<string, string> &
    Pick<Shades, '--theme-sky' | '--theme-aura' | '--theme-on-ground'> & {
      '--theme-highlight': string;
    },
>(colours: Colours): Record<string, string> {
  return {
    ...colours,
    // The shade of a gate behind words.
    '--theme-gate': `${mix(colours['--theme-sky'], 70, colours['--theme-aura'])}cc`,
    '--theme-on-bar': mix(colours['--theme-highlight'], 35, colours['--theme-on-ground']),
  };
}

function thinned(colours: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) =>
      THINNED.includes(name) ? [`${name}-rgb`, channels(colour)] : [name, colour],
    ),
  );
}
