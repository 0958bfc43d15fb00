import { sql } from 'drizzle-orm';
import type { Orm } from '../../../platform/database/types';

/** Locks the account in the campaign until the transaction ends, so that its calls run one after another. */
export async function lockAccount(orm: Orm, slug: string, account: string): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity:${slug}:${account}`}, 0))`);
}
