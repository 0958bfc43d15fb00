import { gt, sql } from 'drizzle-orm';
import { after, DAY } from '../../platform/clock/clock';
import { auditEntries } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import { nameKey } from '../common/name-key';

/** Fields in an audit log entry's details: US dollars that the operator moved without approval, or approved. */
export const MOVED = 'movedAlone';
export const APPROVED = 'approvedDollars';

/**
 * Like {@link sumDollars}, and locks the operator's other operations of that kind until the transaction ends, so that each sees the
 * ones before.
 */
export async function readDollars(
  orm: Orm,
  operator: string,
  field: typeof MOVED | typeof APPROVED,
  now: Date,
): Promise<number> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${field}:${nameKey(operator)}`}, 0))`);
  return sumDollars(orm, operator, field, now);
}

/** US dollars that an operator has moved without approval, or approved, in the last 24 hours. */
export async function sumDollars(
  orm: Orm,
  operator: string,
  field: typeof MOVED | typeof APPROVED,
  now: Date,
): Promise<number> {
  const key = nameKey(operator);
  const rows = await orm
    .select({
      operator: auditEntries.operator,
      dollars: sql`sum((${auditEntries.details} ->> ${field})::numeric)`.mapWith(Number),
    })
    .from(auditEntries)
    .where(gt(auditEntries.at, after(now, -DAY)))
    .groupBy(auditEntries.operator);
  const own = rows.filter((row) => nameKey(row.operator) === key);
  return own.reduce((sum, { dollars }) => sum + dollars, 0);
}
