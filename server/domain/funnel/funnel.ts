/** What the funnel can be broken down by. */
export const DIMENSIONS = ['day', 'host', 'brand', 'plan', 'keyword', 'campaign', 'page', 'arm'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The dimensions that can be held at one value; days are chosen by their range. */
export const FILTERS = [
  'host',
  'brand',
  'plan',
  'keyword',
  'campaign',
  'page',
  'arm',
] as const satisfies readonly Dimension[];
export type Filter = (typeof FILTERS)[number];

/** The way from the visit to the first deposit, in its order. */
export const STEPS = ['visits', 'phones', 'codes', 'accounts', 'deposits'] as const;
export type Step = (typeof STEPS)[number];

/** How many visitors reached each step; none is larger than the one before, except where visitors have no client id. */
export type Counts = Readonly<Record<Step, number>>;

export interface FunnelQuery {
  /** The first Beijing day, `YYYY-MM-DD`. */
  from: string;
  /** The last one, included. */
  to: string;
  /** At least one, in the order in which they are shown. */
  by: readonly Dimension[];
  /** The one value that counts; the empty text where an address had none. */
  where: Readonly<Partial<Record<Filter, string>>>;
}

export interface FunnelRow {
  /** The values of the dimensions asked for. */
  group: Readonly<Partial<Record<Dimension, string>>>;
  counts: Counts;
}

export interface Funnel {
  totals: Counts;
  /** Every day of the range in its order, also those without a visit. */
  days: readonly { day: string; counts: Counts }[];
  /** The days where these alone were asked for, else the largest groups first. */
  rows: readonly FunnelRow[];
  /** True where there are more rows than were asked for. */
  cut: boolean;
}

export const NOBODY: Counts = { visits: 0, phones: 0, codes: 0, accounts: 0, deposits: 0 };

/**
 * The part of a step's visitors that reached the next one.
 *
 * @returns from 0 to 1; `null` where nobody reached the step
 */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** A share in percent with one decimal, such as `12.5%`; a dash for none. */
export function percent(value: number | null): string {
  return value === null ? '-' : `${(value * 100).toFixed(1)}%`;
}
