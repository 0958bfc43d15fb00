import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import { drawAccountNumber, drawInviteCode } from './numbers';

type NewAccount = Omit<typeof accounts.$inferInsert, 'number' | 'inviteCode' | 'mobileHash'> & { mobileHash: string };

const DRAWS = 5;

/** Inserts an account under a new number. Answers the number, or `null` when the mobile number has an account already. */
export async function insertAccount(transaction: Orm, account: NewAccount): Promise<string | null> {
  for (let draw = 0; draw < DRAWS; draw++) {
    const [inserted] = await transaction
      .insert(accounts)
      .values({ ...account, number: drawAccountNumber(), inviteCode: drawInviteCode() })
      .onConflictDoNothing()
      .returning({ number: accounts.number });
    if (inserted) return inserted.number;
    if (await findByMobile(transaction, account.mobileHash)) return null;
  }
  throw new Error('No free account number was drawn.');
}

/** What a login needs to know. */
export interface Credentials {
  number: string;
  passwordHash: string | null;
}

const credentials = { number: accounts.number, passwordHash: accounts.passwordHash };

export async function findByMobile(orm: Orm, mobileHash: string): Promise<Credentials | null> {
  const [found] = await orm.select(credentials).from(accounts).where(eq(accounts.mobileHash, mobileHash));
  return found ?? null;
}

export async function findByNumber(orm: Orm, number: string): Promise<Credentials | null> {
  const [found] = await orm.select(credentials).from(accounts).where(eq(accounts.number, number));
  return found ?? null;
}

/** Stores the password of an account that has none; false where it has one. */
export async function storeFirstPassword(transaction: Orm, number: string, passwordHash: string): Promise<boolean> {
  const stored = await transaction
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.number, number), isNull(accounts.passwordHash)))
    .returning({ number: accounts.number });
  return stored.length > 0;
}

/** Puts a newer hash of the same password in the place of a stored one, unless it was changed meanwhile. */
export async function replacePasswordHash(
  orm: Orm,
  { number, passwordHash }: Credentials,
  newer: string,
): Promise<void> {
  await orm
    .update(accounts)
    .set({ passwordHash: newer })
    .where(and(eq(accounts.number, number), eq(accounts.passwordHash, passwordHash ?? '')));
}

/** The account number behind an invite code, in whatever case it was typed. */
export async function findInviter(orm: Orm, inviteCode: string): Promise<string | null> {
  const [found] = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.inviteCode, inviteCode.toUpperCase()));
  return found?.number ?? null;
}
