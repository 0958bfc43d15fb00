import { and, asc, eq, inArray } from 'drizzle-orm';
import { toHundredths } from '@/lib/reward/hundredths';
import { rewards } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { readDeposited } from '../funds/totals';

/** The account's rewards that are not paid yet, also pending ones. */
export function readDue(orm: Orm, account: string): Promise<(typeof rewards.$inferSelect)[]> {
  return orm
    .select()
    .from(rewards)
    .where(and(eq(rewards.account, account), inArray(rewards.state, ['given', 'held'])))
    .orderBy(asc(rewards.id));
}

/**
 * The money that closing an account concerns, in US dollars: its settled deposits, and its unpaid rewards of US dollars
 * and USDT.
 */
export async function readMoney(orm: Orm, account: string): Promise<{ deposited: number; money: number }> {
  const deposited = (await readDeposited(orm, [account], { since: null, until: null })).get(account) ?? 0;
  const due = (await readDue(orm, account)).filter(({ unit }) => unit === 'usd' || unit === 'usdt');
  return { deposited, money: toHundredths(due.reduce((sum, { amount }) => sum + amount, deposited)) };
}
