import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';
import { type Answer, iso, planned, type Sentence, section } from '../common/answer';
import type { Details } from '../common/details';
import { REASON } from '../common/fields';
import { rowNumber } from '../common/inputs';
import { defineOperation, type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { renderAnswer } from '../common/render-answer';
import { effectCode, effectOf } from './effect';
import { APPROVED, readDollars, sumDollars } from './moved-dollars';
import { type Approval, isOwn, mayDecide, REJECT, readRecorded, reasonOf, requestedEffect } from './stored-requests';
import { say } from './words';

/** The id of a request, which is an operand. */
const id = rowNumber(say('must_be_request')).meta({ title: '申请编号', kind: 'number', operand: true });

/** Lists the requests that wait for approval: the operator's own, and those that the operator may approve. */
export const pending = defineOperation({
  name: 'pending',
  title: '待审批',
  summary: '列出您提出的、以及您可以批准的申请及其效果',
  subject: '审批',
  permission: 'own',
  audited: false,
  access: 'signed-in',
  input: z.strictObject({}),
  async run(context) {
    const { orm, now, operator } = context;
    const all = await orm
      .select()
      .from(approvals)
      .where(and(eq(approvals.state, 'pending'), gt(approvals.expiresAt, now)))
      .orderBy(asc(approvals.id));
    const rows: Approval[] = [];
    for (const row of all) if (isOwn(row, operator) || (await mayDecide(context, row))) rows.push(row);
    if (rows.length === 0) return { answer: [say('no_request_waits')] };
    const recorded = await readRecorded(orm, rows);
    const limit = approverLimit(context);
    const approved = limit === undefined ? 0 : await sumDollars(orm, operator, APPROVED, now);
    const sections = rows.map((row) => {
      const { dollars = null } = recorded.get(row.id) ?? {};
      const exceeds = limit !== undefined && dollars !== null && approved + dollars > limit;
      const beyond = exceeds && !isOwn(row, operator) ? { limit, approved } : null;
      return section(waiting(row, dollars, beyond), requestedEffect(row));
    });
    return { answer: sections };
  },
});

/** Runs an operation that another operator requested, if it still has the same effect. */
export const approve = defineOperation({
  name: 'approve',
  title: '批准申请',
  summary: '执行另一位操作员提出的操作',
  subject: '审批',
  permission: 'own-confirmed',
  audited: true,
  input: z.strictObject({ id }),
  async run(context, input) {
    const { orm, now, operator } = context;
    const request = await lockRequest(orm, input.id);
    if (request.state === 'approved') return { answer: [decided(request), say('nothing_changed')] };
    if (request.state === 'rejected') throw new OperatorError(decided(request));
    if (isOwn(request, operator)) {
      throw new OperatorError(say('request_is_own', { id: request.id }));
    }
    if (now >= request.expiresAt) {
      throw new OperatorError(say('request_expired', { id: request.id, at: iso(request.expiresAt) }));
    }
    const result = await context.runApproved(
      context,
      { operation: request.operation, input: request.input, operator: request.operator },
      { approval: request.id, approvedBy: operator },
    );
    if (!isRequested(request, effectOf(result))) {
      throw new OperatorError([
        say('effect_changed'),
        section(say('effect_requested'), requestedEffect(request)),
        section(say('effect_now'), planned(effectOf(result))),
      ]);
    }
    const approved = await requireRoom(context, request, result);
    await decide(orm, request, { state: 'approved', decidedBy: operator, decidedAt: now });
    return {
      answer: result.answer,
      // A preview shows no new code, which would not work.
      effect: effectOf(result),
      details: { approval: request.id, operation: request.operation, requestedBy: request.operator, ...approved },
    };
  },
});

/** Rejects another operator's request, or withdraws the operator's own. */
export const reject = defineOperation({
  name: REJECT,
  title: '驳回申请',
  summary: '驳回申请，或撤回自己的申请',
  subject: '审批',
  permission: 'own',
  audited: true,
  input: z.strictObject({ id, reason: REASON }),
  async run(context, { id: number, reason }) {
    const { orm, now, operator } = context;
    const request = await lockRequest(orm, number);
    if (!isOwn(request, operator) && !(await mayDecide(context, request)))
      throw new OperatorError(say('may_not_decide', { id: request.id }));
    if (request.state === 'rejected') return { answer: [decided(request)] };
    if (request.state === 'approved') throw new OperatorError(say('request_has_run', decisionOf(request)));
    await decide(orm, request, { state: 'rejected', decidedBy: operator, decidedAt: now });
    return {
      answer: [say('request_rejected', { id: request.id })],
      details: { approval: request.id, operation: request.operation, requestedBy: request.operator, reason },
    };
  },
});

/** US dollars that an operator may approve within 24 hours; `undefined` for any amount. */
function approverLimit({ services, signedIn }: OperationContext): number | undefined {
  return signedIn?.operator.approverLimit ?? services.config.approvals?.approverLimit;
}

/**
 * Compares what an operator approves within 24 hours with the operator's limit. Returns the details for the audit log.
 * @throws OperatorError if the approval exceeds it
 */
async function requireRoom(
  context: OperationContext,
  { id: number }: Approval,
  { dollars = 0 }: OperationResult,
): Promise<Details> {
  if (dollars <= 0) return {};
  const { orm, now, operator } = context;
  const finite = Number.isFinite(dollars);
  const limit = approverLimit(context);
  const before = await readDollars(orm, operator, APPROVED, now);
  if (limit !== undefined && before + dollars > limit)
    throw new OperatorError(
      say('approves_too_much', { id: number, dollars: finite ? dollars : null, limit, approved: before }),
    );
  return finite ? { [APPROVED]: dollars } : {};
}

async function lockRequest(orm: Orm, number: number): Promise<Approval> {
  const [request] = await orm.select().from(approvals).where(eq(approvals.id, number)).for('update');
  if (!request) throw new OperatorError(say('no_request', { id: number }));
  return request;
}

async function decide(orm: Orm, { id: number }: Approval, decision: Partial<Approval>): Promise<void> {
  await orm.update(approvals).set(decision).where(eq(approvals.id, number));
}

function decided(request: Approval): Sentence {
  return say('request_decided', { ...decisionOf(request), state: request.state });
}

function decisionOf({ id: number, decidedBy, decidedAt }: Approval) {
  return { id: number, by: decidedBy ?? '-', at: iso(decidedAt) ?? '-' };
}

function waiting(
  request: Approval,
  dollars: number | null,
  beyond: { limit: number; approved: number } | null,
): Sentence {
  const { id: number, operation, operator, requestedAt, expiresAt } = request;
  return say('request_waits', {
    id: number,
    operation,
    operator,
    requestedAt: iso(requestedAt),
    expiresAt: iso(expiresAt),
    reason: reasonOf(request),
    dollars,
    beyond,
  });
}

function isRequested({ effect, effectParts }: Approval, now: Answer): boolean {
  if (effectParts === null) return renderAnswer(now) === effect;
  return effectCode(effectParts as Answer) === effectCode(now);
}
