/**
 * Groups digits by three: `12,345.60`. Done by hand because the first number that Intl formats blocks a page on a slow
 * phone for a tenth of a second.
 *
 * @param digits with fewer than four decimals
 */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
