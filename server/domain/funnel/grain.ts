import { type FunnelGrain, visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import type { Dimension, Filter, FunnelQuery } from './funnel';

/** What a visitor's day is kept by; pages and campaigns only where they are asked for, because each page counts by itself then. */
const USUAL = ['day', 'host', 'brand', 'plan', 'keyword'] as const;

interface Grain {
  /** What tells a visitor's days apart. */
  places: readonly Dimension[];
  /**
   * What its rows are told apart by: those, and the arm that the visitor saw first on such a day, so that whoever saw two counts
   * once.
   */
  dimensions: readonly Dimension[];
  /** Where its visitors' days are. */
  table: typeof visitorDays | typeof visitorPages;
}

const onPages = (...places: Dimension[]) => ({
  places: [...USUAL, ...places],
  dimensions: [...USUAL, ...places, 'arm'] as const,
  table: visitorPages,
});

export const GRAINS: Readonly<Record<FunnelGrain, Grain>> = {
  day: { places: USUAL, dimensions: USUAL, table: visitorDays },
  campaign: onPages('campaign'),
  page: onPages('campaign', 'page'),
};

/** The coarsest grain that has everything a query asks for. */
export function grainOf({ by, where }: Pick<FunnelQuery, 'by' | 'where'>): FunnelGrain {
  const asked = (name: Filter) => by.includes(name) || where[name] !== undefined;
  if (asked('page')) return 'page';
  return asked('campaign') || asked('arm') ? 'campaign' : 'day';
}
