/** The part of the discoveries that may be false, on average. */
const Q = 0.05;

/**
 * Which p-values are discoveries, by the procedure of Benjamini and Hochberg, "Controlling the false discovery rate" (1995): the largest
 * one that is at most its rank's part of q, and all smaller ones.
 */
export function discoveriesIn(pValues: readonly number[]): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const largest = sorted.findLast((p, index) => p <= (Q * (index + 1)) / sorted.length) ?? -1;
  return pValues.map((p) => p <= largest);
}
