import { and, asc, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { LEAST_HOLDING, type LotCounting, USUAL_COUNTING } from '@/lib/campaign/lot-counting';
import { toHundredths } from '@/lib/reward/hundredths';
import { deposits, trades } from '../../platform/database/schema/funds';
import type { Orm } from '../../platform/database/types';
import { unreversedDeposit, unreversedTrade } from './unreversed';

/** An account's first settled deposit. */
export interface FirstDeposit {
  /** US dollars. */
  amount: number;
  settledAt: Date | null;
}

/** The first settled deposit of each account that has one. */
export async function readFirstDeposits(orm: Orm, accounts: readonly string[]): Promise<Map<string, FirstDeposit>> {
  const rows = await orm
    .selectDistinctOn([deposits.account], {
      account: deposits.account,
      amount: deposits.amount,
      settledAt: deposits.settledAt,
    })
    .from(deposits)
    .where(and(inArray(deposits.account, [...accounts]), unreversedDeposit))
    .orderBy(asc(deposits.account), asc(deposits.settledAt), asc(deposits.id));
  return new Map(rows.map(({ account, amount, settledAt }) => [account, { amount, settledAt }]));
}

/** The time within which deposits and trades count. */
interface Within {
  /** `null` counts everything before. */
  since: Date | null;
  /** Exclusive; `null` counts everything after. */
  until: Date | null;
}

/** US dollars that each account settled within a time. */
export async function readDeposited(orm: Orm, accounts: readonly string[], { since, until }: Within) {
  const own = and(inArray(deposits.account, [...accounts]), unreversedDeposit);
  const rows = await orm
    .select({ account: deposits.account, amount: sum(deposits.amount) })
    .from(deposits)
    .where(
      and(own, since ? gte(deposits.settledAt, since) : undefined, until ? lt(deposits.settledAt, until) : undefined),
    )
    .groupBy(deposits.account);
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/** True for a trade that was open for {@link LEAST_HOLDING} minutes; null if its opening time is unknown. */
export const heldLongEnough = sql`(${trades.closedAt} - ${trades.openedAt} >= make_interval(mins => ${LEAST_HOLDING}))`;

/** Which of the accounts' trades count, and how. */
interface Counted extends Within {
  counting?: LotCounting | undefined;
}

/**
 * Standard lots that each account closed within a time, by symbol. Of trades open for less than {@link LEAST_HOLDING}
 * minutes, only the campaign's share of all lots counts, each symbol alike; trades with an unknown opening time do not
 * count.
 */
export async function readLots(
  orm: Orm,
  accounts: readonly string[],
  { since, until, counting = USUAL_COUNTING }: Counted,
) {
  const own = and(inArray(trades.account, [...accounts]), unreversedTrade);
  const rows = await orm
    .select({
      account: trades.account,
      symbol: trades.symbol,
      full: sql`coalesce(sum(${trades.lots}) filter (where ${heldLongEnough}), 0)`.mapWith(Number),
      short: sql`coalesce(sum(${trades.lots}) filter (where not ${heldLongEnough}), 0)`.mapWith(Number),
    })
    .from(trades)
    .where(and(own, since ? gte(trades.closedAt, since) : undefined, until ? lt(trades.closedAt, until) : undefined))
    .groupBy(trades.account, trades.symbol);
  return new Map(
    accounts.map((account) => {
      const traded = rows.filter((row) => row.account === account);
      const part = shortPart(counting, sumOf(traded, 'full'), sumOf(traded, 'short'));
      const lots = traded.map(({ symbol, full, short }) => [symbol, toHundredths(full + short * part)] as const);
      return [account, Object.fromEntries(lots.filter(([, count]) => count > 0))];
    }),
  );
}

/** The fraction of the short trades' lots that counts, for this many full lots. */
function shortPart({ shortShare }: LotCounting, full: number, short: number): number {
  return short === 0 ? 0 : Math.min(1, (full * shortShare) / (1 - shortShare) / short);
}

function sumOf(rows: readonly { full: number; short: number }[], of: 'full' | 'short'): number {
  // Stryker disable next-line ArithmeticOperator: both sums become negative and only their ratio is used
  return rows.reduce((all, row) => all + row[of], 0);
}

/** Lots of all symbols together, in steps of a hundredth, their smallest unit. */
export function totalLots(bySymbol: Readonly<Record<string, number>>): number {
  return toHundredths(Object.values(bySymbol).reduce((all, lots) => all + lots, 0));
}
