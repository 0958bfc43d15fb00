import type { Measure } from './measures';
import { meanOf, type Sample } from './sample';

/** The fields of a {@link Tally}: visitors, and what how many of them did. */
const FIELDS = [
  'visitors',
  /** Typed a mobile number. */
  'phones',
  /** A code was sent to their number. */
  'codes',
  /** Opened an account. */
  'accounts',
  /** Verified their identity. */
  'verified',
  /** Made a first deposit. */
  'deposits',
  /** US dollars of the deposits of all of these. */
  'dollars',
  /** Their browser measured how long the first page took to show something. */
  'loaded',
  /** The sum of these times in seconds, and of their squares. */
  'loadTime',
  'loadTimeSquared',
] as const;

/**
 * What visitors have done by the end of their window. Each visitor counts once, for the arm, day and place where they were first
 * seen.
 */
export type Tally = Record<(typeof FIELDS)[number], number>;

/** The tally of the visitors of an arm who were first seen on one day at one place. */
export interface CountRow extends Tally {
  /** The arm's name. */
  arm: string;
  /** Beijing day, `YYYY-MM-DD`. */
  day: string;
  host: string;
  brand: string;
  /** The plan of the address (`utm_campaign`); empty without one. */
  plan: string;
  /** The ad spend for one visitor of this day, host and plan, in the currency of most of the spend; 0 without spend. */
  cost: number;
}

/** An arm and what its visitors have done. */
export interface ArmRows {
  name: string;
  rows: readonly CountRow[];
}

/** The sum of tallies. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sums = FIELDS.map((field) => [field, tallies.reduce((sum, tally) => sum + tally[field], 0)]);
  return Object.fromEntries(sums) as Tally;
}

/** The visitors that a measure counts, among all visitors. */
export function measured(tally: Tally, measure: Measure): Sample {
  return meanOf(tally.visitors, tally[measure]);
}

/** Items by a key, in the order in which the keys first appear. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return groups;
}
