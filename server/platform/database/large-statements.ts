import { sql } from 'drizzle-orm';
import type { Orm } from './types';

/**
 * Lets the statements of a transaction that go through a large part of a table sort and hash in memory, and not be compiled
 * first, which takes PostgreSQL longer than it saves. Nor does a join go through one side for every row of the other: where the planner
 * takes a few thousand rows for one, that is a matter of minutes.
 */
export async function allowLargeStatements(transaction: Orm): Promise<void> {
  await transaction.execute(
    sql`select set_config('work_mem', '64MB', true), set_config('jit', 'off', true), set_config('enable_nestloop', 'off', true)`,
  );
}
