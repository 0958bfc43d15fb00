import { desc, eq } from 'drizzle-orm';
import { auditEntries } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';

/** When `backup` last wrote one; `undefined` if it never did. */
export async function lastBackup(orm: Orm): Promise<Date | undefined> {
  const [last] = await orm
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(eq(auditEntries.operation, 'backup'))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.at;
}
