import { inArray, sql } from 'drizzle-orm';
import type { CountRow } from '@/lib/experiment/counts';
import { CURRENCIES } from '../../platform/database/schema/ad-spend';
import type { Orm } from '../../platform/database/types';
import type { DayRange } from '../funnel/day-ranges';
import { seenOn } from '../funnel/read-values';
import { groupKey, readSpend } from '../funnel/spend';
import { findSummed } from '../funnel/summed-days';

type Tallied = Omit<CountRow, 'cost'>;

/** Lines of ad spend that name a host, and those that only name the brand, which count for its plan on all hosts. */
const LINES = [
  { by: ['day', 'host', 'plan'], where: {} },
  { by: ['day', 'brand', 'plan'], where: { host: '' } },
] as const;

/** Adds what each visitor cost: the ad spend of the day and plan, divided by all visitors of that day and plan. */
export async function addCosts(orm: Orm, days: DayRange, rows: readonly Tallied[]): Promise<CountRow[]> {
  const plans = [...new Set(rows.map(({ plan }) => plan))].filter((plan) => plan !== '');
  const seen = plans.length > 0 ? await readVisitors(orm, days, plans) : [];
  const shares: ((row: Tallied, currency: string) => number)[] = [];
  for (const { by, where } of LINES) {
    const { groups } = await readSpend(orm, { ...days, by, where });
    const visitors = new Map<string, number>();
    for (const place of seen) {
      const key = groupKey(by, place);
      visitors.set(key, (visitors.get(key) ?? 0) + place.visitors);
    }
    shares.push((row, currency) => {
      const key = groupKey(by, row);
      const amount = groups?.get(key)?.spend.find((spend) => spend.currency === currency)?.amount ?? 0;
      return amount === 0 ? 0 : amount / (visitors.get(key) ?? row.visitors);
    });
  }
  const costOf = (row: Tallied, currency: string) => shares.reduce((sum, share) => sum + share(row, currency), 0);
  const spent = (currency: string) => rows.reduce((sum, row) => sum + row.visitors * costOf(row, currency), 0);
  const currency = [...CURRENCIES].reduce((most, other) => (spent(other) > spent(most) ? other : most));
  return rows.map((row) => ({ ...row, cost: costOf(row, currency) }));
}

/** All visitors of plans, also those of other pages, by day and place. */
async function readVisitors(orm: Orm, days: DayRange, plans: readonly string[]) {
  const seen = seenOn('day', ['day', 'host', 'brand', 'plan'], await findSummed(orm, days));
  return orm
    .select({
      day: sql<string>`to_char(day, 'YYYY-MM-DD')`,
      host: sql<string>`host`,
      brand: sql<string>`brand`,
      plan: sql<string>`plan`,
      visitors: sql<number>`sum(visitors)::int`,
    })
    .from(seen)
    .where(inArray(sql`plan`, [...plans]))
    .groupBy(sql`day, host, brand, plan`);
}
