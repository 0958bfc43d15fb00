import { sql } from 'drizzle-orm';
import type { Orm } from './types';

/** Settings for one transaction. */
const SETTINGS = {
  work_mem: '64MB',
  // Compiling a statement takes longer than it saves.
  jit: 'off',
  // When the planner estimates one row instead of a few thousand, it would compare each with all others, or sort them
  // all.
  enable_nestloop: 'off',
  enable_mergejoin: 'off',
};

/** Lets the statements of a transaction that read a large part of a table sort in memory and use only hash joins. */
export async function allowLargeStatements(transaction: Orm): Promise<void> {
  const settings = Object.entries(SETTINGS).map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
  await transaction.execute(sql`select ${sql.join(settings, sql`, `)}`);
}
