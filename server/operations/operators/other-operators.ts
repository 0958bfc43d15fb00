import { and, eq, gt, sql } from 'drizzle-orm';
import { after, HOUR } from '../../platform/clock/clock';
import { auditEntries } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';
import type { Sentence } from '../common/answer';
import { nameKey } from '../common/name-key';
import { type OperationContext, OperatorError } from '../common/operation';
import { mayApprove } from './permissions';
import { isAdmin, rolesOf } from './roles';
import { changeOperator, type Operator, readActive } from './store';
import { say } from './words';

/** What the operations that change operators have in common. */
export const CHANGES_OPERATORS = {
  subject: '操作员与审计',
  permission: 'operators',
  audited: true,
  access: 'account',
} as const;

/** For how long an operator who could approve changes of operators still counts after losing that right, in milliseconds. */
export const COUNTED_FOR = 72 * HOUR;

/**
 * Whether another operator has to approve a change that gives somebody rights. Operators who lost the right to approve it count for
 * 72 hours, so that disabling them does not remove the need for approval.
 *
 * @param but an operator who cannot approve it, because it replaces their factors
 * @throws OperatorError if no other operator counts and the change does not run on the server's command line
 */
export async function needsSecond(
  { services, orm, operator, now, shell }: OperationContext,
  but?: Operator,
): Promise<boolean> {
  if (!services.config.approvals) return false;
  const besides = [operator, ...(but ? [but.name] : [])];
  if ((await readActive(orm, besides)).some(mayApproveChanges)) return true;
  const keys = besides.map(nameKey);
  if ((await readFormer(orm, now)).some((name) => !keys.includes(nameKey(name)))) return true;
  if (shell) return false;
  throw new OperatorError(say('shell_needed'));
}

/**
 * Changes the state or the roles of an operator.
 * @returns details for the audit log, by which {@link needsSecond} finds operators who lost the right to approve
 */
export async function changeRights(
  orm: Orm,
  before: Operator,
  changed: Partial<Operator>,
): Promise<{ couldApprove?: true }> {
  await changeOperator(orm, before, changed);
  return mayApproveChanges(before) && !mayApproveChanges({ ...before, ...changed }) ? { couldApprove: true } : {};
}

/** A warning if this operator could approve changes of operators and at most one still can. */
export async function warningOf(orm: Orm, before: Operator): Promise<Sentence[]> {
  if (!mayApproveChanges(before) || (await readActive(orm)).filter(mayApproveChanges).length > 1) return [];
  return [say('one_approver_left')];
}

/**
 * Without an admin, only DATA_KEY could change operators.
 * @throws OperatorError if there is no other admin who can sign in
 */
export async function requireOtherAdmin(orm: Orm, operator: Operator): Promise<void> {
  if (!isAdmin(rolesOf(operator))) return;
  const others = await readActive(orm, [operator.name]);
  if (others.some((other) => isAdmin(rolesOf(other)))) return;
  throw new OperatorError(say('last_admin', { name: operator.name }));
}

function mayApproveChanges(operator: Operator): boolean {
  return operator.state === 'active' && mayApprove(rolesOf(operator), 'operators add', 'all');
}

/** The names of operators who lately lost the right to approve changes of operators. */
async function readFormer(orm: Orm, now: Date): Promise<string[]> {
  const { at, details } = auditEntries;
  const rows = await orm
    .select({ name: sql<string>`${details} ->> 'operator'` })
    .from(auditEntries)
    .where(and(gt(at, after(now, -COUNTED_FOR)), eq(sql`${details} ->> 'couldApprove'`, 'true')));
  return rows.map(({ name }) => name);
}
