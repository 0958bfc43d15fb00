/**
 * WCAG contrast of two colours.
 *
 * @param first a colour as `#rrggbb`
 * @param second a colour as `#rrggbb`
 * @returns from 1 (the same) to 21 (black on white)
 */
export function contrastRatio(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The CSS property `color-scheme` of a page on this ground (`#rrggbb`). With `only`, browsers that darken light pages
 * leave its colours as they are: a darkened picture would hide the words that are drawn on it.
 */
export function colourScheme(ground: string): 'only light' | 'dark' {
  // Stryker disable next-line EqualityOperator: no 24-bit colour has exactly this luminance
  return luminance(ground) < 0.18 ? 'dark' : 'only light';
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
