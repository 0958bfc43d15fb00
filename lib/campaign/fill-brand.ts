import type { Brand } from '../brand/schema';
import { fillTokens } from '../clause/tokens';
import { keepUnits } from '../copy/keep-units';

/** Fills brand tokens in a copy of a definition or of a part of it, and keeps a number and its unit on one line. */
export function fillBrand<T>(value: T, brand: Brand): T {
  if (typeof value === 'string') return keepUnits(fillTokens(value, brand) ?? '') as T;
  if (Array.isArray(value)) return value.map((item) => fillBrand(item, brand)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item, brand)])) as T;
}
