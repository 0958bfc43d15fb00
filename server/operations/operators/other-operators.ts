import type { Orm } from '../../platform/database/types';
import type { Sentence } from '../common/answer';
import { OperatorError } from '../common/operation';
import { mayApprove } from './permissions';
import { isAdmin, rolesOf } from './roles';
import { type Operator, readActive } from './store';
import { say } from './words';

/** Whether an active operator other than those named may approve changes of operators. */
export async function othersApprove(orm: Orm, besides: readonly string[]): Promise<boolean> {
  return (await readActive(orm, besides)).some((other) => mayApprove(rolesOf(other), 'operators add', 'all'));
}

/** A warning if this operator could sign in and only one other still can, so that approvals are impossible. */
export async function warningOf(orm: Orm, before: Operator): Promise<Sentence[]> {
  if (before.state !== 'active' || (await readActive(orm)).length > 1) return [];
  return [say('one_operator_left')];
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
