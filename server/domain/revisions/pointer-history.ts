import { isDeepStrictEqual } from 'node:util';
import type { Pointer } from './pointers';

/** Which pointers applied from a moment on, in milliseconds since 1970. */
export interface StoredPointers {
  at: number;
  entries: readonly Pointer[];
}

/** By campaign, its own pointers after each change of them, in order. */
export type PointerHistory = ReadonlyMap<string, readonly StoredPointers[]>;

/** Adds later changes. A change contains the pointers of all campaigns, also of those that it leaves as they are. */
export function extendHistory(known: PointerHistory, changes: readonly StoredPointers[]): PointerHistory {
  const history = new Map(known);
  for (const { at, entries } of changes) {
    for (const slug of new Set([...history.keys(), ...entries.map((entry) => entry.slug)])) {
      const own = entries.filter((entry) => entry.slug === slug);
      const before = history.get(slug) ?? [];
      if (!isDeepStrictEqual(own, before.at(-1)?.entries)) history.set(slug, [...before, { at, entries: own }]);
    }
  }
  return history;
}
