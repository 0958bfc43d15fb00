import { and, between, eq, sql } from 'drizzle-orm';
import { toHundredths } from '@/lib/reward/hundredths';
import { adSpend, type Currency } from '../../platform/database/schema/ad-spend';
import type { Orm } from '../../platform/database/types';
import { type Dimension, FILTERS, type FunnelQuery } from './funnel';

/** An amount of ad spend. */
export interface Spend {
  currency: Currency;
  amount: number;
}

/** What the groups of a funnel cost. */
export interface SpendOfFunnel {
  /** Missing if the query filters by something that ad spend does not name, such as a keyword. */
  total?: readonly Spend[];
  /** By {@link groupKey}; missing if the query groups by something that ad spend does not name. */
  groups?: ReadonlyMap<string, { group: Partial<Record<Dimension, string>>; spend: readonly Spend[] }>;
  /** What counts in the total, but in no group: lines that do not name a dimension of the groups, such as the host. */
  elsewhere: readonly Spend[];
}

/** The dimensions that ad spend names. */
const NAMED = ['day', 'host', 'brand', 'plan'] as const satisfies readonly Dimension[];
const isNamed = (name: Dimension): name is (typeof NAMED)[number] => (NAMED as readonly Dimension[]).includes(name);

/** Identifies a group of a query. */
export function groupKey(by: readonly Dimension[], group: Readonly<Partial<Record<Dimension, string>>>): string {
  return JSON.stringify(by.map((name) => group[name] ?? ''));
}

/** Reads the ad spend of a funnel's days, with the same filters. */
export async function readSpend(orm: Orm, { from, to, by, where }: FunnelQuery): Promise<SpendOfFunnel> {
  const filters: readonly Dimension[] = FILTERS.filter((name) => where[name] !== undefined);
  if (!filters.every(isNamed)) return { elsewhere: [] };
  const rows = await orm
    .select({
      day: adSpend.day,
      host: adSpend.host,
      brand: adSpend.brand,
      plan: adSpend.plan,
      currency: adSpend.currency,
      amount: sql`sum(${adSpend.amount})`.mapWith(Number),
    })
    .from(adSpend)
    .where(
      and(
        adSpend.counts,
        between(adSpend.day, from, to),
        ...NAMED.map((name) =>
          name === 'day' || where[name] === undefined ? undefined : eq(adSpend[name], where[name]),
        ),
        // Addresses without a plan are not those of ads.
        where.plan === '' ? sql`false` : undefined,
      ),
    )
    .groupBy(adSpend.day, adSpend.host, adSpend.brand, adSpend.plan, adSpend.currency);
  const total = addUp(rows);
  if (!by.every(isNamed)) return { total, elsewhere: total };
  const groups = new Map<string, { group: Partial<Record<Dimension, string>>; spend: readonly Spend[] }>();
  const elsewhere: Spend[] = [];
  for (const row of rows) {
    if (by.some((name) => row[name] === '')) {
      elsewhere.push(row);
      continue;
    }
    const group = Object.fromEntries(by.map((name) => [name, row[name]]));
    const key = groupKey(by, group);
    groups.set(key, { group, spend: addUp([...(groups.get(key)?.spend ?? []), row]) });
  }
  return { total, groups, elsewhere: addUp(elsewhere) };
}

/** The cost of each of `count`; empty if there are none. */
export function costOf(spend: readonly Spend[], count: number): Spend[] {
  if (count === 0) return [];
  return spend.map(({ currency, amount }) => ({ currency, amount: toHundredths(amount / count) }));
}

/** One sum for each currency. */
export function addUp(amounts: readonly Spend[]): Spend[] {
  const sums = new Map<Currency, number>();
  for (const { currency, amount } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].sort().map(([currency, amount]) => ({ currency, amount: toHundredths(amount) }));
}
