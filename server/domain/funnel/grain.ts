import { type FunnelGrain, visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import type { Dimension, Filter, FunnelQuery } from './funnel';

/** What a visitor's day is kept by; pages and campaigns only where they are asked for, because each page counts by itself then. */
const USUAL = ['day', 'host', 'brand', 'plan', 'keyword'] as const;

interface Grain {
  /** The dimensions that tell rows apart. */
  dimensions: readonly Dimension[];
  /** Where its visitors' days are. */
  table: typeof visitorDays | typeof visitorPages;
}

export const GRAINS: Readonly<Record<FunnelGrain, Grain>> = {
  day: { dimensions: USUAL, table: visitorDays },
  campaign: { dimensions: [...USUAL, 'campaign'], table: visitorPages },
  page: { dimensions: [...USUAL, 'campaign', 'page'], table: visitorPages },
};

/** The coarsest grain that has everything a query asks for. */
export function grainOf({ by, where }: Pick<FunnelQuery, 'by' | 'where'>): FunnelGrain {
  const asked = (name: Filter) => by.includes(name) || where[name] !== undefined;
  if (asked('page')) return 'page';
  return asked('campaign') ? 'campaign' : 'day';
}
