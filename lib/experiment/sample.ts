/**
 * What visitors have done, as sums over them: each visitor has a numerator x and a denominator y, and the sample is about Σx / Σy.
 * It needs no visitor again, so samples of days and hosts are added.
 */
export interface Sample {
  /** The number of visitors. */
  n: number;
  x: number;
  xx: number;
  y: number;
  yy: number;
  xy: number;
}

/**
 * The sample of a mean per visitor, which is a ratio with y = 1.
 *
 * @param xx the sum of squares; a count per visitor is 0 or 1 and its own square
 */
export function meanOf(n: number, x: number, xx = x): Sample {
  return { n, x, xx, y: n, yy: n, xy: x };
}

/** Σx / Σy; `null` if there is nothing to divide by. */
export function ratioOf({ x, y }: Pick<Sample, 'x' | 'y'>): number | null {
  return y > 0 ? x / y : null;
}

/**
 * The variance of the ratio's logarithm by the delta method: that of x / mean(x) - y / mean(y), divided by the number of visitors. The
 * squares of the means cancel each other.
 */
export function logVariance({ x, xx, y, yy, xy }: Sample): number {
  return xx / x ** 2 + yy / y ** 2 - (2 * xy) / (x * y);
}
