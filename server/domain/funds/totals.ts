import { and, asc, eq, gte, inArray, sum } from 'drizzle-orm';
import { toHundredths } from '@/lib/reward/hundredths';
import { deposits, trades } from '../../platform/database/schema/funds';
import type { Orm } from '../../platform/database/types';

/** An account's first settled deposit. */
export interface FirstDeposit {
  /** US dollars. */
  amount: number;
  settledAt: Date | null;
}

const settled = eq(deposits.state, 'settled');

/** The first settled deposit of every one of the accounts that has one. */
export async function readFirstDeposits(orm: Orm, accounts: readonly string[]): Promise<Map<string, FirstDeposit>> {
  const rows = await orm
    .selectDistinctOn([deposits.account], {
      account: deposits.account,
      amount: deposits.amount,
      settledAt: deposits.settledAt,
    })
    .from(deposits)
    .where(and(inArray(deposits.account, [...accounts]), settled))
    .orderBy(asc(deposits.account), asc(deposits.settledAt), asc(deposits.id));
  return new Map(rows.map(({ account, amount, settledAt }) => [account, { amount, settledAt }]));
}

/** US dollars that the accounts have settled since a moment; `null` counts everything. */
export async function readDeposited(orm: Orm, accounts: readonly string[], since: Date | null) {
  const own = and(inArray(deposits.account, [...accounts]), settled);
  const rows = await orm
    .select({ account: deposits.account, amount: sum(deposits.amount) })
    .from(deposits)
    .where(since ? and(own, gte(deposits.settledAt, since)) : own)
    .groupBy(deposits.account);
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

/** Standard lots that the accounts have closed since a moment, by symbol; `null` counts everything. */
export async function readLots(orm: Orm, accounts: readonly string[], since: Date | null) {
  const own = inArray(trades.account, [...accounts]);
  const rows = await orm
    .select({ account: trades.account, symbol: trades.symbol, lots: sum(trades.lots) })
    .from(trades)
    .where(since ? and(own, gte(trades.closedAt, since)) : own)
    .groupBy(trades.account, trades.symbol);
  const lots = new Map<string, Record<string, number>>(accounts.map((account) => [account, {}]));
  for (const row of rows) Object.assign(lots.get(row.account) ?? {}, { [row.symbol]: Number(row.lots) });
  return lots;
}

/** Lots of all symbols together, in hundredths, their finest unit. */
export function totalLots(bySymbol: Readonly<Record<string, number>>): number {
  return toHundredths(Object.values(bySymbol).reduce((all, lots) => all + lots, 0));
}
