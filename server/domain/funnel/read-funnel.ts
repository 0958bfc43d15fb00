import { and, type SQL, sql } from 'drizzle-orm';
import { addDays } from '@/lib/time/calendar';
import type { Orm } from '../../platform/database/types';
import {
  type Counts,
  DIMENSIONS,
  type Dimension,
  FILTERS,
  type Funnel,
  type FunnelQuery,
  NOBODY,
  STEPS,
} from './funnel';
import { peopleOf } from './people';
import { DAYS_MAX } from './read-query';

type Answered = Counts & Partial<Record<Dimension, string>> & { set: number };

/**
 * Reads the funnel in one statement: groups, days and totals.
 *
 * @param most groups to answer; days and totals count all of them
 */
export async function readFunnel(orm: Orm, query: FunnelQuery, most: number): Promise<Funnel> {
  const { by } = query;
  const columns = DIMENSIONS.filter((name) => name === 'day' || by.includes(name));
  const set = sql<number>`grouping(${listOf(columns)})`;
  const sets = { rows: setOf(columns, by), days: setOf(columns, ['day']), totals: setOf(columns, []) };
  const answered = (await orm
    .select({ set, ...pick(columns, textOf), ...pick(STEPS, sumOf) })
    .from(sql`(${peopleOf(query)}) as people`)
    .where(and(...FILTERS.flatMap((name) => isAt(name, query.where[name]) ?? [])))
    .groupBy(groupingSets([by, ...(sets.rows === sets.days ? [] : [['day'] as const]), []]))
    .orderBy(sql`${set} = ${sets.rows}`, sql`sum(visits) desc`, listOf(columns))
    .limit(DAYS_MAX + 1 + most + 1)) as Answered[];
  const rowsOf = (wanted: number) => answered.filter((row) => row.set === wanted);
  const days = eachDay(query, rowsOf(sets.days));
  const [totals = NOBODY] = rowsOf(sets.totals).map(countsOf);
  if (sets.rows === sets.days) {
    return { totals, days, rows: days.map(({ day, counts }) => ({ group: { day }, counts })), cut: false };
  }
  const groups = rowsOf(sets.rows).map((row) => ({
    group: pick(by, (name) => row[name] ?? ''),
    counts: countsOf(row),
  }));
  return { totals, days, rows: groups.slice(0, most), cut: groups.length > most };
}

/** Every day of a query in its order. */
function eachDay({ from, to }: FunnelQuery, answered: readonly Answered[]): Funnel['days'] {
  const counts = new Map(answered.map((row) => [row.day, countsOf(row)]));
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days.map((day) => ({ day, counts: counts.get(day) ?? NOBODY }));
}

function countsOf(row: Answered): Counts {
  return pick(STEPS, (step) => row[step]);
}

function textOf(name: Dimension): SQL<string | null> {
  return name === 'day' ? sql`to_char(day, 'YYYY-MM-DD')` : sql`${sql.identifier(name)}`;
}

function sumOf(step: keyof Counts): SQL<number> {
  return sql`coalesce(sum(${sql.identifier(step)}), 0)::int`;
}

function isAt(name: Dimension, value: string | undefined): SQL | undefined {
  return value === undefined ? undefined : sql`${sql.identifier(name)} = ${value}`;
}

function groupingSets(sets: readonly (readonly Dimension[])[]): SQL {
  return sql`grouping sets (${sql.join(
    sets.map((names) => sql`(${listOf(names)})`),
    sql`, `,
  )})`;
}

/** What `grouping(…)` answers for a row of a set: a bit for each column that the set leaves out, the last column's first. */
function setOf(columns: readonly Dimension[], set: readonly Dimension[]): number {
  return columns.reduce((bits, name) => bits * 2 + (set.includes(name) ? 0 : 1), 0);
}

function listOf(names: readonly Dimension[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

function pick<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
}
