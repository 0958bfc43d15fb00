import { eq } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import type { CodePurpose } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { ApiProblem } from '../../platform/http/problem';
import { giveBack, takeAll } from '../../platform/limits/service';
import { mobileHash } from '../../platform/secrets/mobile';
import { traced } from '../../platform/tracing/traced';
import { lockCodes, markTaken } from './code-store';
import { type CodeAsker, issueCode } from './codes';
import { type Reached, readReached, smsLimits } from './limits';
import type { SmsServices } from './services';

export interface CodeRequest extends CodeAsker {
  mobile: string;
  purpose: CodePurpose;
  /** The brand's channel code; empty when unknown. */
  appCode: string;
  /** The visitor's fingerprint; empty when there is none. */
  clientId: string;
}

/**
 * Sends a code, whether or not the number has an account, and reports which hourly budgets this SMS uses up. Once three
 * quarters are used, or a quarter for one brand, rejects numbers without an account.
 * @throws ApiProblem `too_many_requests`, or `sms_unavailable` when the gateway fails: nothing counts then, and a retry
 * delivers the same message under the same id.
 */
export async function sendCode(
  { database, vault, config, smsSender }: SmsServices,
  { mobile, purpose, appCode, clientId, address, longLife }: CodeRequest,
  now: Date,
): Promise<{ reached: Reached[] }> {
  const target = { mobileHash: mobileHash(vault, mobile), purpose, appCode };
  const counted = { orm: database.orm, vault, limits: config.sms.limits };
  const hasAccount = await isKnown(database.orm, target.mobileHash);
  const limits = await smsLimits(counted, { mobile, address, clientId, purpose, appCode, hasAccount }, now);
  const { code, messageId, reached } = await database.orm.transaction(async (transaction) => {
    // Code that uses up an SMS code also locks it before the limits; the same order avoids a deadlock.
    await lockCodes(transaction, target);
    await takeAll(transaction, limits, now);
    const reached = await readReached(transaction, limits, now);
    return { ...(await issueCode(transaction, vault, target, { address, longLife }, now)), reached };
  });
  try {
    await traced({ name: 'sms gateway', kind: 'client', attributes: {} }, () =>
      smsSender.send({ id: messageId, mobile, code, purpose, appCode }),
    );
  } catch (cause) {
    emit('sms', { purpose, outcome: 'failed' });
    await database.orm.transaction((transaction) => giveBack(transaction, limits, now));
    throw new ApiProblem('sms_unavailable', { cause });
  }
  emit('sms', { purpose, outcome: 'sent' });
  await markTaken(database.orm, messageId);
  for (const part of reached) emit('sms_budget', { reached: part });
  return { reached };
}

async function isKnown(orm: Orm, mobileHash: string): Promise<boolean> {
  const known = await orm.select({ number: accounts.number }).from(accounts).where(eq(accounts.mobileHash, mobileHash));
  return known.length > 0;
}
