import { desc, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from './schema/activities';
import type { Orm } from './types';

/**
 * A condition that is true on a standby once it has everything that operators have changed so far, on any server: their changes are
 * in the transactions of their audit log entries, or before them.
 *
 * @param primary the primary, or a transaction on it
 */
export async function hasLastOperation(primary: Orm): Promise<SQL> {
  const [last] = await primary
    .select({ id: auditEntries.id, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  if (!last) return sql`true`;
  const { id, hash } = auditEntries;
  return sql`exists (select from ${auditEntries} where ${id} = ${last.id} and ${hash} is not distinct from ${last.hash})`;
}
