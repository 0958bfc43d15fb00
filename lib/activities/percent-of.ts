/** Odds (out of ten thousand) as a page shows them, such as `0.55%`. */
export function percentOf(odds: number): string {
  return `${odds / 100}%`;
}
