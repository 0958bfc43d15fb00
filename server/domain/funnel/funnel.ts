/** The dimensions of the funnel. */
export const DIMENSIONS = ['day', 'host', 'brand', 'plan', 'keyword', 'campaign', 'page', 'arm'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** The dimensions that a query can filter by; days are chosen by their range. */
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

/** The steps from the visit to the first deposit, in this order. */
export const STEPS = ['visits', 'phones', 'codes', 'accounts', 'verified', 'deposits'] as const;
export type Step = (typeof STEPS)[number];

/** The step of whose visitors a step is a share. A deposit needs no verification, so both are shares of the accounts. */
export const BEFORE: Readonly<Partial<Record<Step, Step>>> = {
  phones: 'visits',
  codes: 'phones',
  accounts: 'codes',
  verified: 'accounts',
  deposits: 'accounts',
};

/** The steps, and the US dollars that the accounts deposited. */
export const FIGURES = [...STEPS, 'dollars'] as const;
export type Figure = (typeof FIGURES)[number];

/**
 * How many visitors reached each step, and what they deposited. No step has more than the one of which it is a share, except if visitors
 * have no client id.
 */
export type Counts = Readonly<Record<Figure, number>>;

export interface FunnelQuery {
  /** The first Beijing day, `YYYY-MM-DD`. */
  from: string;
  /** The last one, inclusive. */
  to: string;
  /** At least one, in the order in which they are shown. */
  by: readonly Dimension[];
  /** The only value that counts; the empty text for addresses without one. */
  where: Readonly<Partial<Record<Filter, string>>>;
}

export interface FunnelRow {
  /** The values of the requested dimensions. */
  group: Readonly<Partial<Record<Dimension, string>>>;
  counts: Counts;
}

export interface Funnel {
  totals: Counts;
  /** Every day of the range in order, including those without a visit. */
  days: readonly { day: string; counts: Counts }[];
  /** The days if only these were requested, otherwise the largest groups first. */
  rows: readonly FunnelRow[];
  /** True if there are more rows than requested. */
  cut: boolean;
}

export const NOBODY: Counts = { visits: 0, phones: 0, codes: 0, accounts: 0, verified: 0, deposits: 0, dollars: 0 };

/**
 * The share of a step's visitors that reached the next one.
 *
 * @returns from 0 to 1; `null` if no visitor reached the step
 */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
