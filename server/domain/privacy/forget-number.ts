import { eq, or, sql } from 'drizzle-orm';
import { rateLimits } from '../../platform/database/schema/limits';
import { smsInbox } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';
import { openMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { loginHash } from '../accounts/login';

/** A mobile number as an account has it. */
interface StoredNumber {
  mobileHash: string;
  mobileSealed: string | null;
}

/** Removes the messages to a number that no account has any more, and what its limits have counted. */
export async function forgetNumber(orm: Orm, vault: Vault, { mobileHash, mobileSealed }: StoredNumber): Promise<void> {
  await orm.delete(smsInbox).where(eq(smsInbox.mobileHash, mobileHash));
  const login = mobileSealed === null ? [] : [loginHash(vault, openMobile(vault, mobileSealed))];
  await removeCounts(orm, [mobileHash, ...login]);
}

/** Removes limits that are counted under one of these hashes. */
export async function removeCounts(orm: Orm, hashes: readonly string[]): Promise<void> {
  const counted = hashes.map((hash) => sql`strpos(${rateLimits.key}, ${hash}) > 0`);
  await orm.delete(rateLimits).where(or(...counted));
}
