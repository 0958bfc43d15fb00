import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import { openMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { drawAccountNumber, drawInviteCode } from './numbers';

type NewAccount = Omit<typeof accounts.$inferInsert, 'number' | 'inviteCode' | 'mobileHash'> & { mobileHash: string };

const DRAWS = 5;

/** Inserts an account under a new number. Returns the number, or `null` if the mobile number already has an account. */
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
  /** The brand that it was opened with. */
  appCode: string | null;
}

const credentials = { number: accounts.number, passwordHash: accounts.passwordHash, appCode: accounts.appCode };

export async function findByMobile(orm: Orm, mobileHash: string): Promise<Credentials | null> {
  const [found] = await orm.select(credentials).from(accounts).where(eq(accounts.mobileHash, mobileHash));
  return found ?? null;
}

export async function findByNumber(orm: Orm, number: string): Promise<Credentials | null> {
  const [found] = await orm.select(credentials).from(accounts).where(eq(accounts.number, number));
  return found ?? null;
}

/** Like {@link findByNumber}, but locks the row for the rest of the transaction. */
export async function lockCredentials(transaction: Orm, number: string): Promise<Credentials | null> {
  const [found] = await transaction.select(credentials).from(accounts).where(eq(accounts.number, number)).for('share');
  return found ?? null;
}

/** Data of an account that its password must not consist of. */
export interface GuessableWords {
  number: string;
  /** `null` if a provider's own backend holds the account. */
  mobile: string | null;
  appCode: string | null;
}

/** @throws if there is no such account */
export async function readGuessableWords(orm: Orm, vault: Vault, number: string): Promise<GuessableWords> {
  const { mobileSealed, appCode } = accounts;
  const [found] = await orm.select({ mobileSealed, appCode }).from(accounts).where(eq(accounts.number, number));
  if (!found) throw new Error('A session names an account that is gone.');
  return { number, mobile: found.mobileSealed && openMobile(vault, found.mobileSealed), appCode: found.appCode };
}

/** Stores the first password of an account; returns false if it already has one. */
export async function storeFirstPassword(transaction: Orm, number: string, passwordHash: string): Promise<boolean> {
  const stored = await transaction
    .update(accounts)
    .set({ passwordHash })
    .where(and(eq(accounts.number, number), isNull(accounts.passwordHash)))
    .returning({ number: accounts.number });
  return stored.length > 0;
}

/** Replaces a stored hash; returns false if it has changed meanwhile. */
export async function replacePasswordHash(
  orm: Orm,
  { number, passwordHash }: Pick<Credentials, 'number' | 'passwordHash'>,
  newer: string,
): Promise<boolean> {
  const replaced = await orm
    .update(accounts)
    .set({ passwordHash: newer })
    .where(and(eq(accounts.number, number), eq(accounts.passwordHash, passwordHash ?? '')))
    .returning({ number: accounts.number });
  return replaced.length > 0;
}

/** Stores an account's password, replacing any old one. */
export async function storePassword(transaction: Orm, number: string, passwordHash: string): Promise<void> {
  await transaction.update(accounts).set({ passwordHash }).where(eq(accounts.number, number));
}

/** The account number for an invite code, ignoring its case. */
export async function findInviter(orm: Orm, inviteCode: string): Promise<string | null> {
  const [found] = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.inviteCode, inviteCode.toUpperCase()));
  return found?.number ?? null;
}
