import { sql } from 'drizzle-orm';
import type { Orm } from '../../../platform/database/types';

/** Waits for the account's other acts in the campaign; the turn ends with the transaction. */
export async function takeTurn(orm: Orm, slug: string, account: string): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity:${slug}:${account}`}, 0))`);
}
