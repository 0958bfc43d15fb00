import { CATALOGUE, type CatalogueEntry, type SymbolType } from './catalogue';

/** The groups of the board in the order of their tabs. */
export const GROUPS: readonly { type: SymbolType; label: string }[] = [
  { type: 4, label: '贵金属原油' },
  { type: 3, label: '外汇' },
  { type: 2, label: '指数' },
  { type: 1, label: '数字货币' },
];

/** Groups with up to this many rows leave space in a list. */
const SHORT = 4;

/** The symbols of a group, popular ones first. */
export function symbolsOf(type: SymbolType): readonly CatalogueEntry[] {
  return popularFirst(CATALOGUE.filter((entry) => entry.type === type));
}

/** The popular symbols of the other groups if a group is too short to fill a list, else none. */
export function popularBeside(type: SymbolType): readonly CatalogueEntry[] {
  if (symbolsOf(type).length > SHORT) return [];
  return CATALOGUE.filter((entry) => entry.isPopular && entry.type !== type);
}

/** The same entries, popular ones first, otherwise in their own order. */
export function popularFirst(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return [...entries].sort((a, b) => Number(b.isPopular) - Number(a.isPopular));
}
