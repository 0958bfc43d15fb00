import { eq, isNotNull } from 'drizzle-orm';
import { accounts } from '../../../platform/database/schema/accounts';
import type { Orm } from '../../../platform/database/types';

/** When an account was opened; `undefined` where a provider's backend holds it, which tells no such date. */
export async function readOpenedAt(orm: Orm, account: string): Promise<Date | undefined> {
  const { at, isOwn } = await readRow(orm, account);
  return isOwn ? at : undefined;
}

/** When an account was opened; where a provider's backend holds it, when it was first seen here. */
export async function readOpening(orm: Orm, account: string): Promise<Date> {
  return (await readRow(orm, account)).at;
}

async function readRow(orm: Orm, account: string): Promise<{ at: Date; isOwn: boolean }> {
  const isOwn = isNotNull(accounts.mobileHash).mapWith(Boolean);
  const [row] = await orm.select({ at: accounts.createdAt, isOwn }).from(accounts).where(eq(accounts.number, account));
  if (!row) throw new Error('A session names an account that does not exist.');
  return row;
}
