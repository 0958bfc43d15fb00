import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { addDays } from '@/lib/time/calendar';
import { DAY } from '../../platform/clock/clock';
import { allowLargeStatements } from '../../platform/database/large-statements';
import { deposits } from '../../platform/database/schema/funds';
import { summedDays, summedOpenings, summedSteps } from '../../platform/database/schema/funnel';
import { identities } from '../../platform/database/schema/identity';
import type { Orm } from '../../platform/database/types';
import { unreversedDeposit } from '../funds/unreversed';
import { type DayRange, type Days, onDays } from './day-ranges';
import {
  type Counts,
  DIMENSIONS,
  type Dimension,
  FIGURES,
  FILTERS,
  type Figure,
  type Funnel,
  type FunnelQuery,
  NOBODY,
} from './funnel';
import { GRAINS, grainOf, identifiers } from './grain';
import { stepsAndOpeningsOf } from './people';
import { DAYS_MAX } from './read-query';
import { findSummed } from './summed-days';

/** How often days may be removed during a read before it fails. */
const ATTEMPTS = 10;

type Answered = Counts & Partial<Record<Dimension, string>> & { set: number; summed: number };

/**
 * Reads the funnel: groups, days and totals. Uses the stored sums of days, and counts the days without sums.
 *
 * @param most groups to return; days and totals count all of them
 */
export async function readFunnel(orm: Orm, query: FunnelQuery, most: number): Promise<Funnel> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const days = await findSummed(orm, query);
    const funnel = await orm.transaction(async (transaction) => {
      await allowLargeStatements(transaction);
      return readOn(transaction, query, days, most);
    });
    if (funnel) return funnel;
  }
  throw new Error('The sums of the funnel changed during every attempt to read them.');
}

/** Returns `undefined` if the sums of a day were removed since they were found. */
async function readOn(orm: Orm, query: FunnelQuery, days: Days, most: number): Promise<Funnel | undefined> {
  const { by } = query;
  const columns = DIMENSIONS.filter((name) => name === 'day' || by.includes(name));
  const set = sql<number>`grouping(${identifiers(columns)})`;
  const sets = { rows: setOf(columns, by), days: setOf(columns, ['day']), totals: setOf(columns, []) };
  const standing = sql<number>`(select count(*) from ${summedDays} where ${onDays(summedDays.day, days.summed)})::int`;
  const answered = (await orm
    .select({ set, summed: standing, ...pick(columns, textOf), ...pick(FIGURES, sumOf) })
    .from(sql`(${groupsOf(query, days, columns)}) as people`)
    .groupBy(groupingSets([by, ...(sets.rows === sets.days ? [] : [['day'] as const]), []]))
    .orderBy(sql`${set} = ${sets.rows}`, sql`sum(visits) desc`, identifiers(columns))
    .limit(DAYS_MAX + 1 + most + 1)) as Answered[];
  if (answered[0]?.summed !== daysIn(days.summed)) return undefined;
  const rowsOf = (wanted: number) => answered.filter((row) => row.set === wanted);
  const shown = eachDay(query, rowsOf(sets.days));
  const [totals = NOBODY] = rowsOf(sets.totals).map(countsOf);
  if (sets.rows === sets.days) {
    return { totals, days: shown, rows: shown.map(({ day, counts }) => ({ group: { day }, counts })), cut: false };
  }
  const groups = rowsOf(sets.rows).map((row) => ({
    group: pick(by, (name) => row[name] ?? ''),
    counts: countsOf(row),
  }));
  return { totals, days: shown, rows: groups.slice(0, most), cut: groups.length > most };
}

/**
 * Sums by all requested dimensions and the day, from which groups, days and totals are added up: each then reads few
 * rows.
 */
function groupsOf(query: FunnelQuery, days: Days, columns: readonly Dimension[]): SQL {
  const names = identifiers(columns);
  const sums = FIGURES.map((figure) => sql`${sumOf(figure)} as ${sql.identifier(figure)}`);
  const chosen = and(sql`true`, ...FILTERS.flatMap((name) => isAt(name, query.where[name]) ?? []));
  return sql`
    select ${names}, ${sql.join(sums, sql`, `)}
    from (${peopleOf(query, days)}) as people where ${chosen} group by ${names}`;
}

/** A statement whose rows add up to the funnel, in the dimensions of the query's grain. */
function peopleOf(query: FunnelQuery, { summed, counted }: Days): SQL {
  const grain = grainOf(query);
  const names = identifiers(GRAINS[grain].dimensions);
  // An account that was also reported before the range counts where it was reported within.
  const counts = sql`after < ${query.from}::date`;
  const at = (days: SQLWrapper) => sql`${onDays(days, summed)} and grain = ${grain} and ${counts}`;
  const parts = [
    sql`
      select ${names}, visits, phones, codes, accounts, 0 as verified, 0 as deposits, 0 as dollars
      from ${summedSteps} where ${at(summedSteps.day)}`,
    sql`
      select ${names}, 0, 0, 0, 0, reached.verified, reached.deposits, reached.dollars
      from ${summedOpenings} as openings inner join (${reachedLater}) as reached using (account) where ${at(sql`day`)}`,
    ...(counted.length > 0
      ? [
          sql`
            select ${names}, visits, phones, codes, accounts,
              coalesce(reached.verified, 0), coalesce(reached.deposits, 0), coalesce(reached.dollars, 0)
            from (${stepsAndOpeningsOf({ grain, ranges: counted, where: query.where })}) as openings
            left join (${reachedLater}) as reached using (account) where ${counts}`,
        ]
      : []),
  ];
  return sql.join(parts, sql` union all `);
}

/** Accounts that are verified or have deposited: each step as 0 or 1, and the sum in US dollars. */
const reachedLater = sql`
  select account, max(verified) as verified, max(deposits) as deposits, sum(dollars) as dollars
  from (
    select ${identities.account} as account, 1 as verified, 0 as deposits, 0 as dollars from ${identities}
    union all
    select ${deposits.account}, 0, 1, ${deposits.amount} from ${deposits} where ${unreversedDeposit}
  ) as facts group by account`;

function daysIn(ranges: readonly DayRange[]): number {
  return ranges.reduce((all, { from, to }) => all + (Date.parse(to) - Date.parse(from)) / DAY + 1, 0);
}

/** Every day of a query in order. */
function eachDay({ from, to }: FunnelQuery, answered: readonly Answered[]): Funnel['days'] {
  const counts = new Map(answered.map((row) => [row.day, countsOf(row)]));
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days.map((day) => ({ day, counts: counts.get(day) ?? NOBODY }));
}

function countsOf(row: Answered): Counts {
  return pick(FIGURES, (figure) => row[figure]);
}

function textOf(name: Dimension): SQL<string | null> {
  return name === 'day' ? sql`to_char(day, 'YYYY-MM-DD')` : sql`${sql.identifier(name)}`;
}

function sumOf(figure: Figure): SQL<number> {
  const type = figure === 'dollars' ? sql`float8` : sql`int`;
  return sql`coalesce(sum(${sql.identifier(figure)}), 0)::${type}`;
}

function isAt(name: Dimension, value: string | undefined): SQL | undefined {
  return value === undefined ? undefined : sql`${sql.identifier(name)} = ${value}`;
}

function groupingSets(sets: readonly (readonly Dimension[])[]): SQL {
  return sql`grouping sets (${sql.join(
    sets.map((names) => sql`(${identifiers(names)})`),
    sql`, `,
  )})`;
}

/**
 * The result of `grouping(…)` for a row of a set: a bit for each column that the set leaves out, the last column's
 * first.
 */
function setOf(columns: readonly Dimension[], set: readonly Dimension[]): number {
  return columns.reduce((bits, name) => bits * 2 + (set.includes(name) ? 0 : 1), 0);
}

function pick<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
