import type { Brand } from '../brand/schema';
import { fillTokens } from '../clause/tokens';

/** A copy of a definition, or of any part of it, in which the tokens are the brand's own words and a number stands on one line with its unit. */
export function fillBrand<T>(value: T, brand: Brand): T {
  if (typeof value === 'string') return keepUnits(fillTokens(value, brand) ?? '') as T;
  if (Array.isArray(value)) return value.map((item) => fillBrand(item, brand)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item, brand)])) as T;
}

// A time of day and an amount of dollars have no unit: they would hold the first half of the word after them.
const BEFORE_UNIT = /(?<=(?<![\d,.:$])[\d,.]*\d) (?=\p{Script=Han})/gu;
// Of a longer word only the last character would be held.
const AFTER_LONE_CHARACTER = /(?<=(?<![\p{Script=Han}\d])\p{Script=Han}) (?=[\d$])/gu;

function keepUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0').replace(AFTER_LONE_CHARACTER, '\u00a0');
}
