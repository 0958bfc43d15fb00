import type { Brand } from '../brand/schema';
import { fillTokens } from '../clause/tokens';

/** Fills brand tokens in a copy of a definition or of a part of it, and keeps a number and its unit on one line. */
export function fillBrand<T>(value: T, brand: Brand): T {
  if (typeof value === 'string') return keepUnits(fillTokens(value, brand) ?? '') as T;
  if (Array.isArray(value)) return value.map((item) => fillBrand(item, brand)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item, brand)])) as T;
}

// A time of day and an amount of dollars have no unit: they would be bound to the first half of the next word.
const BEFORE_UNIT = /(?<=(?<![\d,.:$])[\d,.]*\d) (?=\p{Script=Han})/gu;
// Of a longer word only the last character would be bound.
const AFTER_LONE_CHARACTER = /(?<=(?<![\p{Script=Han}\d])\p{Script=Han}) (?=[\d$])/gu;

function keepUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0').replace(AFTER_LONE_CHARACTER, '\u00a0');
}
