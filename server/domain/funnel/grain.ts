import { type SQL, sql } from 'drizzle-orm';
import { type FunnelGrain, visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import type { Dimension, Filter, FunnelQuery } from './funnel';

/** The key of a visitor's day; pages and campaigns only if requested, because then each page counts separately. */
const USUAL = ['day', 'host', 'brand', 'plan', 'keyword'] as const;

interface Grain {
  /** The key of a visitor's day in this grain. */
  places: readonly Dimension[];
  /**
   * The dimensions of its rows: the key, and the arm that the visitor saw first on the day, so that a visitor who saw
   * two counts once.
   */
  dimensions: readonly Dimension[];
  /** The table of its visitor days. */
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

/** The coarsest grain that has every requested dimension. */
export function grainOf({ by, where }: Pick<FunnelQuery, 'by' | 'where'>): FunnelGrain {
  const asked = (name: Filter) => by.includes(name) || where[name] !== undefined;
  if (asked('page')) return 'page';
  return asked('campaign') || asked('arm') ? 'campaign' : 'day';
}

/** Names of columns, separated by commas. */
export function identifiers(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}
