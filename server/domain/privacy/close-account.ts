import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { beijingDay } from '@/lib/time/calendar';
import { accounts } from '../../platform/database/schema/accounts';
import { rewards } from '../../platform/database/schema/activities';
import { approvals } from '../../platform/database/schema/approvals';
import { depositReversals, rewardEntries, tradeReversals } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';
import { eventKeys, trackingEvents } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import type { Vault } from '../../platform/secrets/vault';
import { removeVisitors } from '../funnel/store';
import { forgetDays } from '../funnel/summed-days';
import { removeCodes } from '../sms/code-store';
import { isEventOf } from './events-of-person';
import { forgetNumbers } from './forget-number';
import { readMoney } from './losses';
import { ACCOUNT_TABLES } from './places';
import { isRequestOf } from './requests-of-person';
import { retainRecord } from './retained';

/** The result of closing an account. */
export interface ClosedAccount {
  /** When the sealed record will be removed; `null` if the law requires none. */
  keptUntil: Date | null;
}

/**
 * Closes an account: encrypts the record that the law requires, and removes all other data of its owner. It locks the
 * account, so that nothing can be added until the given transaction ends.
 *
 * @param losing the money that its owner has agreed to lose, in US dollars; `undefined` agrees to any
 * @returns `null` if there is no such account
 * @throws ApiProblem `locked` while a deposit is pending, which would otherwise arrive at a closed account, and if there
 * is more or less money than `losing`
 */
export async function closeAccount(
  transaction: Orm,
  vault: Vault,
  account: string,
  now: Date,
  losing?: number,
): Promise<ClosedAccount | null> {
  const found = transaction.select().from(accounts).where(eq(accounts.number, account));
  const [{ mobileHash } = { mobileHash: null }] = await found;
  // Other code that uses up an SMS code also locks it before the account; the same order avoids a deadlock.
  if (mobileHash !== null) await removeCodes(transaction, mobileHash);
  // Inserts that refer to the account wait for this row.
  const [row] = await found.for('update');
  if (!row) return null;
  await refusePending(transaction, account);
  if (losing !== undefined && losing !== (await readMoney(transaction, account)).money) {
    throw new ApiProblem('locked', { message: '您账户里的款项刚有变化，请核对后重新确认' });
  }
  const keptUntil = await retainRecord(transaction, vault, account, now);
  await removeEvents(transaction, account, row.mobileHash);
  const number = row.mobileHash === null ? null : { ...row, mobileHash: row.mobileHash };
  await forgetNumbers(transaction, vault, account, number);
  await forgetInvitations(transaction, account, row.invitedBy);
  await removeCorrections(transaction, account);
  await transaction.delete(approvals).where(isRequestOf(account));
  for (const table of ACCOUNT_TABLES) await transaction.delete(table).where(eq(table.account, account));
  await transaction.delete(accounts).where(eq(accounts.number, account));
  return { keptUntil };
}

/** @throws ApiProblem `locked` while a deposit is pending */
export async function refusePending(orm: Orm, account: string): Promise<void> {
  const pending = await orm.$count(deposits, and(eq(deposits.account, account), eq(deposits.state, 'pending')));
  if (pending > 0) {
    throw new ApiProblem('locked', { message: '您有一笔入金正在处理，到账或取消后才能注销账户' });
  }
}

/** Also removes the visits of browsers that the account was opened with or that requested a code for it. */
async function removeEvents(orm: Orm, account: string, mobileHash: string | null): Promise<void> {
  const events = await orm.delete(trackingEvents).where(isEventOf(orm, { account, mobileHash })).returning({
    key: trackingEvents.key,
    visitorId: trackingEvents.visitorId,
    receivedAt: trackingEvents.receivedAt,
  });
  const keys = events.map(({ key }) => key);
  await orm.delete(eventKeys).where(inArray(eventKeys.key, keys));
  const visitors = events.flatMap(({ key, visitorId }) => (visitorId ? [key, visitorId] : [key]));
  const seen = await removeVisitors(orm, [...new Set(mobileHash === null ? visitors : [...visitors, mobileHash])]);
  await forgetDays(orm, [...seen, ...events.map(({ receivedAt }) => beijingDay(receivedAt))]);
}

/** Removes what operators did to the account's rewards, deposits and trades. */
async function removeCorrections(orm: Orm, account: string): Promise<void> {
  const given = orm.select({ id: rewards.id }).from(rewards).where(eq(rewards.account, account));
  const paidIn = orm.select({ id: deposits.id }).from(deposits).where(eq(deposits.account, account));
  const traded = orm.select({ id: trades.id }).from(trades).where(eq(trades.account, account));
  await orm.delete(rewardEntries).where(inArray(rewardEntries.reward, given));
  await orm.delete(depositReversals).where(inArray(depositReversals.deposit, paidIn));
  await orm.delete(tradeReversals).where(inArray(tradeReversals.trade, traded));
}

/** Friends keep their accounts, and the inviter keeps the rewards, which no longer name the closed account. */
async function forgetInvitations(orm: Orm, account: string, inviter: string | null): Promise<void> {
  await orm.update(accounts).set({ invitedBy: null }).where(eq(accounts.invitedBy, account));
  if (inviter === null) return;
  await orm
    .update(rewards)
    .set({ source: sql`replace(${rewards.source}, ${account}, gen_random_uuid()::text)` })
    .where(
      and(eq(rewards.account, inviter), ne(rewards.account, account), sql`strpos(${rewards.source}, ${account}) > 0`),
    );
}
