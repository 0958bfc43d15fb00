import type { Brand } from '../brand/schema';
import { fillTokens } from '../clause/tokens';

/** A copy of a definition, or of any part of it, in which the tokens are the brand's own words and no line ends between a number and the character before or after it. */
export function fillBrand<T>(value: T, brand: Brand): T {
  if (typeof value === 'string') return keepUnits(fillTokens(value, brand) ?? '') as T;
  if (Array.isArray(value)) return value.map((item) => fillBrand(item, brand)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item, brand)])) as T;
}

function keepUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{Script=Han})|(?<=\p{Script=Han}) (?=[\d$])/gu, '\u00a0');
}
