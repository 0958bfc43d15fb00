import { plainText, withMiddleDots } from './plain-text';

/** Longer texts are no numbers. */
const LONGEST = 64;

/**
 * Cleans a typed or pasted number, as keyboards for Chinese write it: full-width digits, `。` or a middle dot for the
 * decimal point, any dash for the minus, a plus, and commas between groups of three digits. Anything else stays, so that
 * its error can be shown.
 *
 * @param max most characters, in UTF-16 units
 */
export function cleanNumber(raw: string, max: number): string {
  return plainText(withMiddleDots(raw.slice(0, LONGEST)))
    .replace(/\s/g, '')
    .replace(/[。·]/g, '.')
    .replace(/[‐-―−]/g, '-')
    .replace(/^\+/, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .slice(0, max);
}

/**
 * Parses a number of plain digits; undefined if it is none.
 *
 * @param decimals most digits behind the point
 */
export function parseNumber(text: string, decimals: number): number | undefined {
  const [, whole, fraction = ''] = /^-?(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === undefined || !(whole || fraction) || fraction.length > decimals) return undefined;
  return Number(text);
}
