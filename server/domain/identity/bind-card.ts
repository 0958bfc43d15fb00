import { and, eq } from 'drizzle-orm';
import { commitLikeAWrite } from '../../platform/database/commit-like-a-write';
import { bankCards } from '../../platform/database/schema/identity';
import type { Orm } from '../../platform/database/types';
import type { CallServices } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import type { Vault } from '../../platform/secrets/vault';
import { numberHash, readReach } from './number-hash';
import { isVerified } from './service';

const SHOWN_DIGITS = 4;
const NUMBER = 'bank-card';

/**
 * Binds a bank card and stores its number encrypted; this backend asks no bank. Binding the same card again changes
 * nothing.
 * @throws ApiProblem `not_verified` before the identity is verified, `already_bound` while the account has another
 * card, and `card_refused` if another account has this card, without naming it
 *
 * @param alongside stores related data in the same transaction
 */
export async function bindCard(
  { database, vault }: CallServices,
  { account, bank, number }: { account: string; bank: string; number: string },
  now: Date,
  alongside: (transaction: Orm) => Promise<void> = async () => {},
): Promise<void> {
  const hash = numberHash(vault, NUMBER, number, await readReach(database.orm, account));
  const card = {
    account,
    bank,
    numberSealed: vault.seal(NUMBER, number),
    numberHash: hash,
    lastDigits: number.slice(-SHOWN_DIGITS),
    state: 'bound',
    createdAt: now,
    changedAt: now,
  } as const;
  await database.orm.transaction(async (transaction) => {
    if (!(await isVerified(transaction, account))) throw new ApiProblem('not_verified');
    // The unique indexes let one of several parallel cards in; the others find it afterwards.
    const bound = await transaction
      .insert(bankCards)
      .values(card)
      .onConflictDoNothing()
      .returning({ id: bankCards.id });
    if (bound.length > 0) return alongside(transaction);
    const [own] = await transaction
      .select({ numberHash: bankCards.numberHash })
      .from(bankCards)
      .where(and(eq(bankCards.account, account), eq(bankCards.state, 'bound')));
    if (own?.numberHash === hash) return commitLikeAWrite(transaction);
    if (own) throw new ApiProblem('already_bound');
    throw new ApiProblem('card_refused');
  });
}

/** Decrypts the number that {@link bindCard} stored. */
export function openCardNumber(vault: Vault, sealed: string): string {
  return vault.open(NUMBER, sealed);
}
