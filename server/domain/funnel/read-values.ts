import { between, sql } from 'drizzle-orm';
import { visitorDays } from '../../platform/database/schema/funnel';
import type { Orm } from '../../platform/database/types';
import { FILTERS, type Filter, type FunnelQuery } from './funnel';

/** Values of each filter that occur in the days of a query, the most frequent first. */
export type FilterValues = Readonly<Record<Filter, readonly string[]>>;

/** @param most values of each filter to answer */
export async function readFilterValues(orm: Orm, { from, to }: FunnelQuery, most: number): Promise<FilterValues> {
  const { host, brand, plan, keyword } = visitorDays;
  const filter = sql<number>`grouping(${host}, ${brand}, ${plan}, ${keyword})`;
  const counted = orm
    .select({
      filter: filter.as('filter'),
      value: sql<string>`coalesce(${host}, ${brand}, ${plan}, ${keyword})`.as('value'),
      rank: sql<number>`row_number() over (partition by ${filter} order by count(*) desc)`.as('rank'),
    })
    .from(visitorDays)
    .where(between(visitorDays.day, from, to))
    .groupBy(sql`grouping sets ((${host}), (${brand}), (${plan}), (${keyword}))`)
    .as('counted');
  const rows = await orm
    .select({ filter: counted.filter, value: counted.value })
    .from(counted)
    .where(sql`${counted.rank} <= ${most}`)
    .orderBy(counted.rank);
  const valuesOf = (index: number) => rows.filter((row) => row.filter === setWithout(index)).map(({ value }) => value);
  return Object.fromEntries(FILTERS.map((name, index) => [name, valuesOf(index)])) as Record<Filter, string[]>;
}

/** What `grouping(…)` answers where one of its columns alone is kept. */
function setWithout(index: number): number {
  const all = 2 ** FILTERS.length - 1;
  return all - 2 ** (FILTERS.length - 1 - index);
}
