import type { ApprovalRules } from '../../settings/approvals';
import type { Operation, OperationContext, OperationResult } from '../common/operation';
import { MOVED, readDollars } from './moved-dollars';

/** What an operation did or would do. */
export interface Trial {
  result: OperationResult;
  needsApproval: boolean;
}

/** Rolls back a trial. */
class RolledBack extends Error {
  constructor(readonly trial: Trial) {
    super('The operation is rolled back.');
  }
}

/**
 * Runs an operation in a transaction of its own, and rolls it back unless its changes stay.
 *
 * @param rules missing if no operation needs approval
 * @param keep decides after the run whether its changes stay
 */
export async function tryOperation(
  context: OperationContext,
  operation: Operation,
  read: Record<string, unknown>,
  rules: ApprovalRules | undefined,
  keep: (trial: Trial) => boolean,
): Promise<Trial> {
  try {
    return await context.orm.transaction(async (orm) => {
      const { operator, now } = context;
      const moved = rules && operation.approval === 'over-limit' ? await readDollars(orm, operator, MOVED, now) : 0;
      const limit = rules && (context.signedIn?.operator.aloneLimit ?? rules.limit);
      const result = await operation.run({ ...context, orm }, read);
      const trial = { result, needsApproval: limit !== undefined && needsApproval(operation, result, moved, limit) };
      if (!keep(trial)) throw new RolledBack(trial);
      const { details, dollars = 0 } = result;
      return details && dollars > 0
        ? { ...trial, result: { ...result, details: { ...details, [MOVED]: dollars } } }
        : trial;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.trial;
    throw error;
  }
}

function needsApproval(
  { approval }: Operation,
  { details, dollars = 0, serious }: OperationResult,
  moved: number,
  limit: number,
) {
  if (!details || !approval) return false;
  if (approval === 'over-limit') return dollars > 0 && moved + dollars > limit;
  return approval === 'always' || serious === true;
}
