import { and, eq, gte, lt, lte, or, sql } from 'drizzle-orm';
import { USUAL_COUNTING } from '@/lib/campaign/lot-counting';
import { beginningOf, beijingDay, firstOfMonth } from '@/lib/time/calendar';
import { after } from '../../../../platform/clock/clock';
import { trades } from '../../../../platform/database/schema/funds';
import { standingTrade } from '../../../funds/standing';
import { heldLongEnough, looksAt } from '../../../funds/totals';
import type { ActivityContext } from '../../engine/module';

const SHOWN = 10;

/**
 * This Beijing month's largest volumes since the campaign began, of trades that count in full, accounts masked; who got there first goes before. The
 * visitor's own place follows where it is further down.
 */
export async function readRanking({
  orm,
  account,
  since,
  until,
  counting = USUAL_COUNTING,
  now,
}: ActivityContext<'tiers'>) {
  const month = beginningOf(firstOfMonth(beijingDay(until ? after(until, -1) : now)));
  const from = since && since > month ? since : month;
  const value = sql`sum(${trades.lots})`;
  const ranked = orm
    .select({
      account: trades.account,
      value: value.mapWith(Number).as('value'),
      rank: sql`row_number() over (order by ${value} desc, max(${trades.closedAt}), ${trades.account})`
        .mapWith(Number)
        .as('rank'),
    })
    .from(trades)
    .where(
      and(
        gte(trades.closedAt, from),
        until ? lt(trades.closedAt, until) : undefined,
        standingTrade,
        heldLongEnough,
        looksAt(counting),
      ),
    )
    .groupBy(trades.account)
    .as('ranked');
  const top = lte(ranked.rank, SHOWN);
  const rows = await orm
    .select()
    .from(ranked)
    .where(account ? or(top, eq(ranked.account, account)) : top)
    .orderBy(ranked.rank);
  return rows.map((row) => ({
    rank: row.rank,
    account: maskAccount(row.account),
    value: row.value,
    own: row.account === account,
  }));
}

/** `12****78` of an account number. */
function maskAccount(account: string): string {
  return `${account.slice(0, 2)}****${account.slice(-2)}`;
}
