import { addDays, beijingDay } from '@/lib/time/calendar';
import { DIMENSIONS, type Dimension, FILTERS, type Filter, type FunnelQuery } from './funnel';

/** Days that are shown by default. */
const DAYS_SHOWN = 7;
/** The most days of a query: a leap year. */
export const DAYS_MAX = 366;
/** The most groups on a page and in a file. */
export const ROWS_SHOWN = 500;
export const ROWS_WRITTEN = 100_000;
/** The value that a query gives for addresses without one. */
const NONE = '-';

/**
 * Why a query is invalid: an invalid day, a range that ends before it starts or is too long, or an unknown dimension.
 */
export class FunnelFault extends Error {
  constructor(
    readonly kind: 'day' | 'reversed' | 'too-long' | 'dimension',
    readonly value: string,
  ) {
    super(`${kind}: ${value}`);
  }
}

/** The fields of a query, as on a command line or in an address; empty values count as left out. */
export type FunnelFields = Readonly<Partial<Record<'from' | 'to' | Filter, string | undefined>>> & {
  /** The dimensions to group by. */
  by?: readonly string[] | undefined;
  /** Days up to the last one, instead of `from`. */
  days?: number | undefined;
};

/**
 * Reads a query; by default the last seven days by day.
 *
 * @param now decides which day is today in Beijing
 * @throws FunnelFault
 */
export function readFunnelQuery(fields: FunnelFields, now: Date): FunnelQuery {
  const to = readDay(fields.to) ?? laterOf(beijingDay(now), readDay(fields.from));
  const from = readDay(fields.from) ?? addDays(to, 1 - (fields.days ?? DAYS_SHOWN));
  if (from > to) throw new FunnelFault('reversed', `${from}, ${to}`);
  if (addDays(from, DAYS_MAX) <= to) throw new FunnelFault('too-long', `${from}, ${to}`);
  const asked = (fields.by ?? []).map((name) => {
    if (!isDimension(name)) throw new FunnelFault('dimension', name);
    return name;
  });
  const by = DIMENSIONS.filter((dimension) => asked.includes(dimension));
  const chosen = FILTERS.flatMap((filter) => {
    const value = fields[filter];
    return value ? [[filter, value === NONE ? '' : value]] : [];
  });
  return { from, to, by: by.length > 0 ? by : ['day'], where: Object.fromEntries(chosen) };
}

function readDay(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
  if (!exists) throw new FunnelFault('day', value);
  return value;
}

function laterOf(day: string, other = day): string {
  return day > other ? day : other;
}

function isDimension(name: string): name is Dimension {
  return (DIMENSIONS as readonly string[]).includes(name);
}
