import { and, eq, gt, sql } from 'drizzle-orm';
import { after, HOUR } from '../../platform/clock/clock';
import { approvals } from '../../platform/database/schema/approvals';
import { referenceOf } from '../../platform/secrets/person-reference';
import type { ApprovalRules } from '../../settings/approvals';
import { beijingTime } from '../common/beijing-time';
import type { Operation, OperationContext, OperationResult } from '../common/operation';
import { MOVED, readDollars } from './moved-dollars';

/** Name of a request in the audit log. */
const REQUEST = 'request-approval';

/** Rolls back a trial run. */
class Withheld extends Error {
  constructor(readonly result: OperationResult) {
    super('The operation needs approval.');
  }
}

/** The effect of an operation, for the operator who approves it. */
export function effectOf({ effect, text }: OperationResult): string {
  return effect ?? text;
}

/**
 * Runs an operation, or requests approval if it needs a second operator. The request rolls back a trial run, so that an impossible
 * operation is rejected immediately and the second operator sees the effect.
 *
 * @param input the raw input, stored until the approval
 */
export async function runOrRequest(
  context: OperationContext,
  operation: Operation,
  { input, read }: { input: Record<string, unknown>; read: Record<string, unknown> },
  rules: ApprovalRules,
): Promise<OperationResult & { recordedAs?: string }> {
  try {
    return await context.orm.transaction(async (orm) => {
      const { operator, now } = context;
      const moved = operation.approval === 'over-limit' ? await readDollars(orm, operator, MOVED, now) : 0;
      const result = await operation.run({ ...context, orm }, read);
      const limit = context.signedIn?.operator.aloneLimit ?? rules.limit;
      if (needsApproval(operation, result, moved, limit)) throw new Withheld(result);
      const { details, dollars = 0 } = result;
      return details && dollars > 0 ? { ...result, details: { ...details, [MOVED]: dollars } } : result;
    });
  } catch (error) {
    if (!(error instanceof Withheld)) throw error;
    return request(context, operation.name, input, error.result, rules);
  }
}

function needsApproval(
  { approval }: Operation,
  { details, dollars = 0, serious }: OperationResult,
  moved: number,
  limit: number,
) {
  if (!details) return false;
  if (approval === 'over-limit') return dollars > 0 && moved + dollars > limit;
  return approval === 'always' || serious === true;
}

/** Stores a request once: the same pending request of the same operator is reused. */
async function request(
  { services, orm, now, operator }: OperationContext,
  operation: string,
  input: Record<string, unknown>,
  result: OperationResult,
  { hours }: ApprovalRules,
): Promise<OperationResult & { recordedAs?: string }> {
  const effect = effectOf(result);
  const { account = null } = result;
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`approval:${operation}`}, 0))`);
  const [waiting] = await orm
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.operation, operation),
        eq(approvals.operator, operator),
        eq(approvals.effect, effect),
        eq(approvals.input, input),
        eq(approvals.state, 'pending'),
        gt(approvals.expiresAt, now),
      ),
    );
  if (waiting) return { text: sentencesOf(waiting) };
  const [stored] = await orm
    .insert(approvals)
    .values({
      operation,
      input,
      operator,
      account,
      effect,
      state: 'pending',
      requestedAt: now,
      expiresAt: after(now, hours * HOUR),
    })
    .returning();
  if (!stored) throw new Error('The request for approval was not stored.');
  // The audit log outlives the account.
  const recorded = account === null ? effect : effect.replaceAll(account, referenceOf(services.vault, account));
  return {
    text: sentencesOf(stored),
    details: { approval: stored.id, operation, effect: recorded },
    recordedAs: REQUEST,
  };
}

function sentencesOf({ id, effect, expiresAt }: typeof approvals.$inferSelect): string {
  return [
    'Nothing has changed yet: another operator has to approve it. Its effect:',
    '',
    effect,
    '',
    `To approve it until ${beijingTime(expiresAt)} (Beijing time): npm run ops -- approve ${id}`,
  ].join('\n');
}
