import { isDeepStrictEqual } from 'node:util';
import { matterOf, type Pointer } from './pointers';

/** Which pointers applied from a moment on, in milliseconds since 1970. */
export interface StoredPointers {
  at: number;
  entries: readonly Pointer[];
}

/** By {@link matterOf}, its own pointers after each change of them, in order. */
export type PointerHistory = ReadonlyMap<string, readonly StoredPointers[]>;

/** Adds later changes. A change contains all pointers, also those that it leaves as they are. */
export function extendHistory(known: PointerHistory, changes: readonly StoredPointers[]): PointerHistory {
  const history = new Map(known);
  for (const { at, entries } of changes) {
    for (const matter of new Set([...history.keys(), ...entries.map(matterOf)])) {
      const own = entries.filter((entry) => matterOf(entry) === matter);
      const before = history.get(matter) ?? [];
      if (!isDeepStrictEqual(own, before.at(-1)?.entries)) history.set(matter, [...before, { at, entries: own }]);
    }
  }
  return history;
}
