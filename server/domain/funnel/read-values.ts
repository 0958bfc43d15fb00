import { type SQL, sql } from 'drizzle-orm';
import { type FunnelGrain, summedSteps } from '../../platform/database/schema/funnel';
import type { Orm } from '../../platform/database/types';
import { type Days, onDays } from './day-ranges';
import type { Dimension, Filter, FunnelQuery } from './funnel';
import { GRAINS, identifiers } from './grain';
import { campaignIn } from './page-of';
import { findSummed } from './summed-days';

/** The filters in the key of a visitor's day, in the order of the statement's columns. */
const KEPT = ['host', 'brand', 'plan', 'keyword'] as const satisfies readonly Filter[];
type Kept = (typeof KEPT)[number];

/** Values of each filter on the days of a query, the most frequent first. */
export type FilterValues = Readonly<Record<Filter, readonly string[]>>;

/**
 * @param where only its brand counts
 * @param most values of each filter to return
 */
export async function readFilterValues(
  orm: Orm,
  { from, to, where }: FunnelQuery,
  most: number,
): Promise<FilterValues> {
  const days = await findSummed(orm, { from, to });
  const kept = KEPT.map((name) => sql.identifier(name));
  const filter = sql<number>`grouping(${sql.join(kept, sql`, `)})`;
  const counted = orm
    .select({
      filter: filter.as('filter'),
      value: sql<string>`coalesce(${sql.join(kept, sql`, `)})`.as('value'),
      rank: sql<number>`row_number() over (partition by ${filter} order by sum(visitors) desc)`.as('rank'),
    })
    .from(seenOn('day', KEPT, days, where.brand))
    .groupBy(
      sql`grouping sets (${sql.join(
        kept.map((name) => sql`(${name})`),
        sql`, `,
      )})`,
    )
    .as('counted');
  const rows = await orm
    .select({ filter: counted.filter, value: counted.value })
    .from(counted)
    .where(sql`${counted.rank} <= ${most}`)
    .orderBy(counted.rank);
  const onPages = await readPageValues(orm, days, most, where.brand);
  const valuesOf = (index: number) => rows.filter((row) => row.filter === setWithout(index)).map(({ value }) => value);
  const ofDays = Object.fromEntries(KEPT.map((name, index) => [name, valuesOf(index)])) as Record<Kept, string[]>;
  return { ...ofDays, ...onPages };
}

/** The result of `grouping(…)` for a set of one column. */
function setWithout(index: number): number {
  const all = 2 ** KEPT.length - 1;
  return all - 2 ** (KEPT.length - 1 - index);
}

async function readPageValues(orm: Orm, days: Days, most: number, brand: string | undefined) {
  const read = async (value: SQL<string>) => {
    const rows = await orm
      .select({ value: value.as('value') })
      .from(seenOn('page', ['page', 'arm'], days, brand))
      .groupBy(sql`1`)
      .orderBy(sql`sum(visitors) desc`, sql`1`)
      .limit(most);
    return rows.map((row) => row.value);
  };
  return {
    campaign: await read(campaignIn(sql`page`)),
    page: await read(sql<string>`page`),
    arm: await read(sql<string>`arm`),
  };
}

/** The visitors seen: a row per visitor's day, or one for `visitors` of them. */
export function seenOn(
  grain: FunnelGrain,
  names: readonly Dimension[],
  { summed, counted }: Days,
  brand?: string | undefined,
): SQL {
  const { table } = GRAINS[grain];
  const columns = identifiers(names);
  const of = brand === undefined ? sql`true` : sql`brand = ${brand}`;
  return sql`(
    select ${columns}, visitors from ${summedSteps}
    where ${onDays(summedSteps.day, summed)} and ${summedSteps.grain} = ${grain} and visitors > 0 and ${of}
    union all select ${columns}, 1 from ${table} where ${onDays(table.day, counted)} and ${of}
  ) as seen`;
}
