/** Odds in parts of ten thousand as a page writes them, such as `0.55%`. */
export function percentOf(odds: number): string {
  return `${odds / 100}%`;
}
