import { sql } from 'drizzle-orm';
import type { Orm } from './types';

/** Of one transaction. */
const SETTINGS = {
  work_mem: '64MB',
  // To compile a statement takes longer than it saves.
  jit: 'off',
  // Where the planner takes a few thousand rows for one, it holds each of them against all others, or sorts all of those.
  enable_nestloop: 'off',
  enable_mergejoin: 'off',
};

/** Lets the statements of a transaction that go through a large part of a table sort in memory, and join by hash alone. */
export async function allowLargeStatements(transaction: Orm): Promise<void> {
  const settings = Object.entries(SETTINGS).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await transaction.execute(sql`select ${sql.join(settings, sql`, `)}`);
}
