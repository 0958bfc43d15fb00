import { eq } from 'drizzle-orm';
import { identityNumberFault } from '@/lib/contract/verification-rules';
import { beijingDay } from '@/lib/time/calendar';
import { commitLikeAWrite } from '../../platform/database/commit-like-a-write';
import { identities } from '../../platform/database/schema/identity';
import type { Orm } from '../../platform/database/types';
import type { CallServices } from '../../platform/http/api';
import { ApiProblem, fieldProblem } from '../../platform/http/problem';
import type { Vault } from '../../platform/secrets/vault';
import { enqueueAdEvents } from '../ad-conversions/events';
import type { EventServices } from '../ad-conversions/services';
import { numberHash, readReach } from './number-hash';

const NAME = 'identity-name';
const NUMBER = 'identity-number';

/**
 * Verifies an identity by the rules of its number and stores it encrypted.
 * @throws ApiProblem for an impossible number, a minor, `already_verified` for a verified account, and
 * `document_refused` if this document verified another account, without naming it
 *
 * @param alongside stores related data in the same transaction
 */
export async function verifyIdentity(
  services: CallServices & EventServices,
  { account, name, number }: { account: string; name: string; number: string },
  now: Date,
  alongside: (transaction: Orm) => Promise<void> = async () => {},
): Promise<void> {
  const { database, vault } = services;
  const { orm } = database;
  const fault = identityNumberFault(number, beijingDay(now));
  if (fault) throw fieldProblem('idcard', fault);
  const identity = {
    account,
    nameSealed: sealName(vault, name),
    numberSealed: vault.seal(NUMBER, number.toUpperCase()),
    numberHash: numberHash(vault, NUMBER, number, await readReach(orm, account)),
    verifiedAt: now,
  };
  // The unique keys let one of several parallel submissions in; the others find it afterwards.
  const problem = await orm.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(identities)
      .values(identity)
      .onConflictDoNothing()
      .returning({ account: identities.account });
    const fact = [{ account, at: now }];
    if (inserted.length > 0) {
      await alongside(transaction);
      await enqueueAdEvents(transaction, services, 'verified', fact, now);
      return undefined;
    }
    if (await isVerified(transaction, account)) {
      await commitLikeAWrite(transaction);
      return 'already_verified';
    }
    // The document of another account: one person has opened several.
    await enqueueAdEvents(transaction, services, 'invalid', fact, now);
    return 'document_refused';
  });
  if (problem) throw new ApiProblem(problem);
}

/** Whether an account's identity is verified. */
export async function isVerified(orm: Orm, account: string): Promise<boolean> {
  const found = await orm
    .select({ account: identities.account })
    .from(identities)
    .where(eq(identities.account, account));
  return found.length > 0;
}

/** Decrypts the number that {@link verifyIdentity} stored. */
export function openNumber(vault: Vault, sealed: string): string {
  return vault.open(NUMBER, sealed);
}

/** Encrypts a name for storage. */
export function sealName(vault: Vault, name: string): string {
  return vault.seal(NAME, name);
}

/** Decrypts the name that {@link verifyIdentity} stored. */
export function openName(vault: Vault, sealed: string): string {
  return vault.open(NAME, sealed);
}
