import { identityNumberFault } from '@/lib/contract/verification-rules';
import { beijingDay } from '@/lib/time/calendar';
import { identities } from '../../platform/database/schema/identity';
import type { CallServices } from '../../platform/http/api';
import { ApiProblem, fieldProblem } from '../../platform/http/problem';
import type { Vault } from '../../platform/secrets/vault';

const NAME = 'identity-name';

/**
 * Verifies an identity by its number's own rules and stores it encrypted.
 * @throws ApiProblem for an impossible number, a minor, or an account that is verified already.
 */
export async function verifyIdentity(
  { database, vault }: CallServices,
  { account, name, number }: { account: string; name: string; number: string },
  now: Date,
): Promise<void> {
  const fault = identityNumberFault(number, beijingDay(now));
  if (fault) throw fieldProblem('idcard', fault);
  const stored = await database.orm
    .insert(identities)
    .values({
      account,
      nameSealed: vault.seal(NAME, name),
      numberSealed: vault.seal('identity-number', number.toUpperCase()),
      verifiedAt: now,
    })
    .onConflictDoNothing()
    .returning({ account: identities.account });
  if (stored.length === 0) throw new ApiProblem('already_verified');
}

/** Reads back the name that {@link verifyIdentity} stored. */
export function openName(vault: Vault, sealed: string): string {
  return vault.open(NAME, sealed);
}
