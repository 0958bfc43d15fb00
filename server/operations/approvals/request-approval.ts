import { and, eq, gt, sql } from 'drizzle-orm';
import { after, HOUR } from '../../platform/clock/clock';
import { approvals } from '../../platform/database/schema/approvals';
import { referenceOf } from '../../platform/secrets/person-reference';
import type { ApprovalRules } from '../../settings/approvals';
import { type Answer, atTerminal, iso, lines, planned } from '../common/answer';
import type { Operation, OperationContext, OperationResult } from '../common/operation';
import { renderAnswer } from '../common/render-answer';
import { accountsIn } from './accounts-in';
import { effectOf } from './effect';
import { REQUEST } from './stored-requests';
import { tryOperation } from './trial';
import { say } from './words';

/** The result of a request: its name in the audit log, and its id. */
type Requested = OperationResult & { recordedAs?: string; approval?: number };

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
): Promise<Requested> {
  const { result, needsApproval } = await tryOperation(
    context,
    operation,
    read,
    rules,
    (trial) => !trial.needsApproval,
  );
  return needsApproval ? request(context, operation.name, input, result, rules) : result;
}

/** Stores a request once: the same pending request of the same operator is reused. */
async function request(
  { services, orm, now, operator }: OperationContext,
  operation: string,
  input: Record<string, unknown>,
  result: OperationResult,
  { hours }: ApprovalRules,
): Promise<Requested> {
  const effectParts = effectOf(result);
  const effect = renderAnswer(effectParts);
  const { account = null, dollars = 0 } = result;
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
  if (waiting) return { answer: answerOf(waiting, effectParts), approval: waiting.id };
  const [stored] = await orm
    .insert(approvals)
    .values({
      operation,
      input,
      operator,
      account,
      effect,
      effectParts,
      state: 'pending',
      requestedAt: now,
      expiresAt: after(now, hours * HOUR),
    })
    .returning();
  if (!stored) throw new Error('The request for approval was not stored.');
  // The audit log outlives the accounts.
  const named = new Set(account === null ? accountsIn(effectParts) : [account, ...accountsIn(effectParts)]);
  const recorded = [...named].reduce(
    (text, one) => text.replaceAll(one, referenceOf(services.vault, one)),
    renderAnswer(planned(effectParts)),
  );
  return {
    answer: answerOf(stored, effectParts),
    details: {
      approval: stored.id,
      operation,
      effect: recorded,
      ...(dollars > 0 && Number.isFinite(dollars) && { dollars }),
    },
    recordedAs: REQUEST,
    approval: stored.id,
  };
}

function answerOf({ id, expiresAt }: typeof approvals.$inferSelect, effect: Answer): Answer {
  const expires = iso(expiresAt);
  return [
    lines(say('approval_needed', { id, expiresAt: expires })),
    ...planned(effect),
    lines(atTerminal(say('how_to_approve', { id }))),
  ];
}
