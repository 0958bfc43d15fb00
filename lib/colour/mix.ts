export const WHITE = '#ffffff';
export const BLACK = '#000000';

/**
 * Mixes two opaque colours in sRGB, like CSS `color-mix()`, which many phones do not support.
 *
 * @param first a colour as `#rrggbb`
 * @param share its share in percent
 * @param second a colour as `#rrggbb`
 * @returns the mixed colour as `#rrggbb`
 */
export function mix(first: string, share: number, second: string): string {
  const others = channelsOf(second);
  const mixed = channelsOf(first).map((value, at) => (value * share + (others[at] ?? 0) * (100 - share)) / 100);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A colour's channels for a custom property that is used with transparency: `196 22 28` for `rgb(var(--x-rgb) / 40%)`.
 */
export function channels(colour: string): string {
  return channelsOf(colour).join(' ');
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
