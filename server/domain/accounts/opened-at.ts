import { desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { providerOpenings } from '../../platform/database/schema/provider';
import type { Orm } from '../../platform/database/types';

/**
 * When an account was opened; `undefined` if a provider's backend holds the account, which reports no such date, and
 * none was imported.
 */
export async function readOpenedAt(orm: Orm, account: string): Promise<Date | undefined> {
  const { at, isOwn } = await readRow(orm, account);
  return isOwn ? at : ((await readImported(orm, account))?.openedAt ?? undefined);
}

/** When an account was opened; if that is unknown, when it was first seen here. */
export async function readOpening(orm: Orm, account: string): Promise<Date> {
  return (await readOpenedAt(orm, account)) ?? (await readRow(orm, account)).at;
}

/** The same as an SQL expression over rows of `accounts`. */
export function openingOfRow(orm: Orm): SQL<Date> {
  const imported = orm
    .select({ at: providerOpenings.openedAt })
    .from(providerOpenings)
    .where(eq(providerOpenings.account, accounts.number))
    .orderBy(desc(providerOpenings.id))
    .limit(1);
  return sql`coalesce((${imported}), ${accounts.createdAt})`;
}

async function readRow(orm: Orm, account: string): Promise<{ at: Date; isOwn: boolean }> {
  const isOwn = isNotNull(accounts.mobileHash).mapWith(Boolean);
  const [row] = await orm.select({ at: accounts.createdAt, isOwn }).from(accounts).where(eq(accounts.number, account));
  if (!row) throw new Error('A session names an account that does not exist.');
  return row;
}

async function readImported(orm: Orm, account: string): Promise<typeof providerOpenings.$inferSelect | undefined> {
  const [newest] = await orm
    .select()
    .from(providerOpenings)
    .where(eq(providerOpenings.account, account))
    .orderBy(desc(providerOpenings.id))
    .limit(1);
  return newest;
}
