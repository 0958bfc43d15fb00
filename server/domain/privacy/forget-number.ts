import { eq, or, sql } from 'drizzle-orm';
import { DAY } from '../../platform/clock/clock';
import { rateLimits } from '../../platform/database/schema/limits';
import { smsInbox } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';
import { takeAll, WITHOUT_LIMIT } from '../../platform/limits/service';
import { openMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { loginHash } from '../accounts/login';

/** A mobile number as its account stores it. */
interface StoredNumber {
  mobileHash: string;
  mobileSealed: string | null;
}

/** The longest window of any limit. */
const COUNTED = DAY;
const FORMER = 'former-number';

/**
 * Removes the messages to a number that its account no longer has. The counts of its limits stay until they expire,
 * because otherwise a change to another number and back would reset them. Stores the number's hashes, so that closing
 * the account can remove the counts.
 */
export async function leaveNumber(
  orm: Orm,
  vault: Vault,
  account: string,
  number: StoredNumber,
  now: Date,
): Promise<void> {
  await removeMessages(orm, number);
  const key = [FORMER, loginHash(vault, account), ...hashesOf(vault, number)].join(':');
  await takeAll(orm, [{ key, max: WITHOUT_LIMIT, window: COUNTED }], now);
}

/** Removes the messages to the number of a closed account, and the limits' counts of it and of earlier numbers. */
export async function forgetNumbers(
  orm: Orm,
  vault: Vault,
  account: string,
  number: StoredNumber | null,
): Promise<void> {
  const own = loginHash(vault, account);
  const { key } = rateLimits;
  const noted = await orm
    .select({ key })
    .from(rateLimits)
    .where(sql`starts_with(${key}, ${`${FORMER}:${own}:`})`);
  const former = noted.flatMap(({ key }) => key.split(':').slice(2));
  if (number) await removeMessages(orm, number);
  const hashes = [own, ...former, ...(number ? hashesOf(vault, number) : [])];
  await orm.delete(rateLimits).where(or(...hashes.map((hash) => sql`strpos(${key}, ${hash}) > 0`)));
}

async function removeMessages(orm: Orm, { mobileHash }: StoredNumber): Promise<void> {
  await orm.delete(smsInbox).where(eq(smsInbox.mobileHash, mobileHash));
}

/** The keys under which limits count a number. */
function hashesOf(vault: Vault, { mobileHash, mobileSealed }: StoredNumber): string[] {
  return mobileSealed === null ? [mobileHash] : [mobileHash, loginHash(vault, openMobile(vault, mobileSealed))];
}
