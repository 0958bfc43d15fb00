import { eq } from 'drizzle-orm';
import { accounts } from '../../../platform/database/schema/accounts';
import type { Orm } from '../../../platform/database/types';

/** When an account was opened; where a provider's backend holds it, when it was first seen here. */
export async function readOpening(orm: Orm, account: string): Promise<Date> {
  const [row] = await orm.select({ at: accounts.createdAt }).from(accounts).where(eq(accounts.number, account));
  if (!row) throw new Error('A session names an account that does not exist.');
  return row.at;
}
