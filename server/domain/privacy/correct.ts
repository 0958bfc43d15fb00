import { and, eq } from 'drizzle-orm';
import { beijingDay } from '@/lib/time/calendar';
import { accounts } from '../../platform/database/schema/accounts';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { trackingEvents } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { mobileHash, sealMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { findByMobile } from '../accounts/store';
import { removeVisitors } from '../funnel/store';
import { forgetDays } from '../funnel/summed-days';
import { sealName } from '../identity/service';
import { removeCodes } from '../sms/code-store';
import { leaveNumber } from './forget-number';

/**
 * Corrects the name of a verified identity; its number, which identifies the person, does not change.
 * @throws ApiProblem `not_verified`
 */
export async function correctName(orm: Orm, vault: Vault, account: string, name: string): Promise<void> {
  const corrected = await orm
    .update(identities)
    .set({ nameSealed: sealName(vault, name) })
    .where(eq(identities.account, account))
    .returning({ account: identities.account });
  if (corrected.length === 0) throw new ApiProblem('not_verified', { message: '您尚未完成实名认证' });
}

/**
 * Replaces an account's mobile number, and removes the data of the old one except for what its limits count; the same
 * number changes nothing.
 * @throws ApiProblem `already_registered`
 */
export async function changeMobile(
  transaction: Orm,
  vault: Vault,
  account: string,
  mobile: string,
  now: Date,
): Promise<void> {
  const hash = mobileHash(vault, mobile);
  const holder = await findByMobile(transaction, hash);
  if (holder && holder.number !== account) throw taken();
  const own = eq(accounts.number, account);
  const columns = { hash: accounts.mobileHash, sealed: accounts.mobileSealed };
  const found = transaction.select(columns).from(accounts).where(own);
  const [known] = await found;
  // Other code that uses up an SMS code also locks it before the account; the same order avoids a deadlock.
  if (known?.hash && known.hash !== hash) await removeCodes(transaction, known.hash);
  const [former] = await found.for('update');
  await transaction
    .update(accounts)
    .set({ mobileHash: hash, mobileSealed: sealMobile(vault, mobile) })
    .where(own);
  if (!former?.hash || former.hash === hash) return;
  await leaveNumber(transaction, vault, account, { mobileHash: former.hash, mobileSealed: former.sealed }, now);
  // Events under the old number still belong to the owner.
  const at = { receivedAt: trackingEvents.receivedAt };
  const renamed = await transaction
    .update(trackingEvents)
    .set({ mobileHash: hash })
    .where(eq(trackingEvents.mobileHash, former.hash))
    .returning(at);
  const seen = await removeVisitors(transaction, [former.hash]);
  const named = await transaction.select(at).from(trackingEvents).where(eq(trackingEvents.account, account));
  await forgetDays(transaction, [...seen, ...[...renamed, ...named].map(({ receivedAt }) => beijingDay(receivedAt))]);
}

/** Removes the bound card of an account, if there is one. */
export async function removeCard(orm: Orm, account: string, now: Date): Promise<void> {
  await orm
    .update(bankCards)
    .set({ state: 'removed', changedAt: now })
    .where(and(eq(bankCards.account, account), eq(bankCards.state, 'bound')));
}

function taken(): ApiProblem {
  return new ApiProblem('already_registered', { message: '该手机号已有账户，请换一个手机号' });
}
