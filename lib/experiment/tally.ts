import type { CountRow, Tally } from './counts';
import type { Measure } from './definition';
import { meanOf, type Sample } from './sample';

const NONE: Tally = {
  visitors: 0,
  phones: 0,
  codes: 0,
  accounts: 0,
  verified: 0,
  deposits: 0,
  dollars: 0,
  loaded: 0,
  loadTime: 0,
  loadTimeSquared: 0,
};
const FIELDS = Object.keys(NONE) as (keyof Tally)[];

/** An arm and what its visitors have done. */
export interface ArmRows {
  name: string;
  rows: readonly CountRow[];
}

/** The sum of tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { ...NONE };
  for (const tally of tallies) for (const field of FIELDS) sum[field] += tally[field];
  return sum;
}

/** The visitors that a measure counts, among all visitors. */
export function measured(tally: Tally, measure: Measure): Sample {
  return meanOf(tally.visitors, tally[measure]);
}

/** Items by a key, in the order in which the keys first appear. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
