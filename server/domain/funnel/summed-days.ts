import { and, asc, between, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { addDays, beijingDay } from '@/lib/time/calendar';
import { after, HOUR } from '../../platform/clock/clock';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { allowLargeStatements } from '../../platform/database/large-statements';
import { accounts } from '../../platform/database/schema/accounts';
import {
  FUNNEL_GRAINS,
  type FunnelGrain,
  summedDays,
  summedOpenings,
  summedSteps,
  visitorDays,
} from '../../platform/database/schema/funnel';
import type { Orm } from '../../platform/database/types';
import { type DayRange, splitRange } from './day-ranges';
import { DIMENSIONS } from './funnel';
import { GRAINS, identifiers } from './grain';
import { openingsOf, stepsOf } from './people';

/** How long after its end a day is summed up: events that were on their way are stored by then. */
const SETTLED = HOUR;

/** Splits a range into the days with stored sums and those to count. */
export async function findSummed(orm: Orm, range: DayRange): Promise<{ summed: DayRange[]; counted: DayRange[] }> {
  const rows = await orm
    .select()
    .from(summedDays)
    .where(between(summedDays.day, range.from, range.to));
  const { within, besides } = splitRange(range, new Set(rows.map(({ day }) => day)));
  return { summed: within, counted: besides };
}

/**
 * Sums up the days that have ended, the latest first, each in its own transaction. Several servers may run it in
 * parallel. Skips a day whose events may be removed soon.
 *
 * @param signal stops it after the current day
 */
export async function sumUpDays(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  await forgetGone(orm);
  const [first] = await orm
    .select({ day: visitorDays.day })
    .from(visitorDays)
    .where(gt(visitorDays.day, beijingDay(addMonths(now, -MONTHS_KEPT.visits))))
    .orderBy(asc(visitorDays.day))
    .limit(1);
  if (!first) return;
  const range = { from: first.day, to: addDays(beijingDay(after(now, -SETTLED)), -1) };
  const { counted } = await findSummed(orm, range);
  for (const { from, to } of counted.reverse()) {
    for (let day = to; day >= from; day = addDays(day, -1)) {
      if (signal?.aborted) return;
      await orm.transaction((transaction) => sumUp(transaction, day));
    }
  }
}

/**
 * Removes the sums of days whose events have changed, so that they are counted again. Call it at the end of the
 * transaction that changes the events.
 */
export async function forgetDays(transaction: Orm, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  // Another server may be summing up one of them without this transaction's changes.
  await lockSums(transaction, 'shared');
  for (const table of [summedDays, summedSteps, summedOpenings]) {
    await transaction.delete(table).where(inArray(table.day, [...new Set(days)]));
  }
}

/** Removes the sums up to a day, inclusive. */
export async function removeSummedDays(orm: Orm, last: string, signal?: AbortSignal): Promise<void> {
  // Sums without their day are never read.
  for (const table of [summedDays, summedSteps, summedOpenings]) {
    await deleteInBatches(orm, table, lte(table.day, last), signal);
  }
}

async function sumUp(transaction: Orm, day: string): Promise<void> {
  await lockSums(transaction, 'exclusive');
  const [done] = await transaction.insert(summedDays).values({ day }).onConflictDoNothing().returning();
  if (!done) return;
  await allowLargeStatements(transaction);
  for (const grain of FUNNEL_GRAINS) {
    const counted = { grain, ranges: [{ from: day, to: day }], where: {} };
    const dimensions = columnsOf(grain);
    await transaction.execute(sql`
      insert into ${summedSteps} (${identifiers(Object.keys(dimensions))}, grain, after, visitors, visits, phones, codes, accounts)
      select ${valuesOf(dimensions)}, ${grain}, after, sum(visitors), sum(visits), sum(phones), sum(codes), sum(accounts)
      from (${stepsOf(counted)}) as steps group by ${identifiers([...GRAINS[grain].dimensions, 'after'])}`);
    await transaction.execute(sql`
      insert into ${summedOpenings} (${identifiers(Object.keys(dimensions))}, grain, after, account)
      select ${valuesOf(dimensions)}, ${grain}, after, account from (${openingsOf(counted)}) as openings`);
  }
}

/** Servers of the previous release do not know these sums, so this removes the days of accounts that they closed. */
async function forgetGone(orm: Orm): Promise<void> {
  const gone = await orm
    .selectDistinct({ day: summedOpenings.day })
    .from(summedOpenings)
    .where(
      and(
        eq(summedOpenings.grain, 'day'),
        sql`not exists (select 1 from ${accounts} where ${accounts.number} = ${summedOpenings.account})`,
      ),
    );
  await orm.transaction((transaction) =>
    forgetDays(
      transaction,
      gone.map(({ day }) => day),
    ),
  );
}

async function lockSums(transaction: Orm, hold: 'shared' | 'exclusive'): Promise<void> {
  const take = hold === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await transaction.execute(sql`select ${take}(hashtextextended('funnel:sums', 0))`);
}

/** Every dimension as its column in a grain; empty for dimensions that the grain lacks. */
function columnsOf(grain: FunnelGrain): Record<string, SQL> {
  return Object.fromEntries(
    DIMENSIONS.map((name) => [name, GRAINS[grain].dimensions.includes(name) ? sql.identifier(name) : sql`''`]),
  ) as Record<string, SQL>;
}

function valuesOf(columns: Record<string, SQL>): SQL {
  return sql.join(Object.values(columns), sql`, `);
}
