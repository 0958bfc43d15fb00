import { between, type SQL, sql } from 'drizzle-orm';
import { visitorDays, visitorPages } from '../../platform/database/schema/funnel';
import type { Orm } from '../../platform/database/types';
import type { Filter, FunnelQuery } from './funnel';
import { campaignIn } from './page-of';

/** The filters that a visitor's day is kept by, in the order of the statement's columns. */
const KEPT = ['host', 'brand', 'plan', 'keyword'] as const satisfies readonly Filter[];
type Kept = (typeof KEPT)[number];

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
  const onPages = await readPageValues(orm, { from, to }, most);
  const valuesOf = (index: number) => rows.filter((row) => row.filter === setWithout(index)).map(({ value }) => value);
  const ofDays = Object.fromEntries(KEPT.map((name, index) => [name, valuesOf(index)])) as Record<Kept, string[]>;
  return { ...ofDays, ...onPages };
}

/** What `grouping(…)` answers where one of its columns alone is kept. */
function setWithout(index: number): number {
  const all = 2 ** KEPT.length - 1;
  return all - 2 ** (KEPT.length - 1 - index);
}

async function readPageValues(orm: Orm, { from, to }: Pick<FunnelQuery, 'from' | 'to'>, most: number) {
  const read = async (value: SQL<string>) => {
    const rows = await orm
      .select({ value: value.as('value') })
      .from(visitorPages)
      .where(between(visitorPages.day, from, to))
      .groupBy(sql`1`)
      .orderBy(sql`count(*) desc`, sql`1`)
      .limit(most);
    return rows.map((row) => row.value);
  };
  return {
    campaign: await read(campaignIn(visitorPages.page)),
    page: await read(sql<string>`${visitorPages.page}`),
    arm: await read(sql<string>`${visitorPages.arm}`),
  };
}
