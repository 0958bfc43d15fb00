/** Rounds to two decimals, the finest unit of money and lots. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
