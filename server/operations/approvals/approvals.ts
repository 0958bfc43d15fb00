import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';
import { type Answer, iso, type Sentence, section } from '../common/answer';
import { canonical } from '../common/canonical';
import { reasonText, rowNumber } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, OperatorError, plain } from '../common/operation';
import { renderAnswer } from '../common/render-answer';
import { say as sayCommon } from '../common/words';
import { effectOf } from './request-approval';
import { operations, say } from './words';

const id = rowNumber(say('must_be_request'));

type Approval = typeof approvals.$inferSelect;

/** Lists the requests that wait for approval. */
export const pending = defineOperation({
  name: 'pending',
  summary: 'lists the requests that wait for approval, with their effects',
  operands: [],
  audited: false,
  access: 'signed-in',
  input: z.strictObject({}),
  zh: operations.pending,
  async run({ orm, now }) {
    const rows = await orm
      .select()
      .from(approvals)
      .where(and(eq(approvals.state, 'pending'), gt(approvals.expiresAt, now)))
      .orderBy(asc(approvals.id));
    if (rows.length === 0) return { answer: [say('no_request_waits')] };
    return { answer: rows.map((request) => section(waiting(request), requestedEffect(request))) };
  },
});

/** Runs an operation that another operator requested, if it still has the same effect. */
export const approve = defineOperation({
  name: 'approve',
  summary: 'runs an operation that another operator requested',
  operands: ['id'],
  audited: true,
  input: z.strictObject({ id }),
  zh: operations.approve,
  async run({ orm, now, operator, runApproved }, input) {
    const request = await lockRequest(orm, input.id);
    if (request.state === 'approved') return { answer: [decided(request), sayCommon('nothing_changed')] };
    if (request.state === 'rejected') throw new OperatorError(decided(request));
    if (nameKey(request.operator) === nameKey(operator)) {
      throw new OperatorError(say('request_is_own', { id: request.id }));
    }
    if (now >= request.expiresAt) {
      throw new OperatorError(say('request_expired', { id: request.id, at: iso(request.expiresAt) }));
    }
    const result = await runApproved(
      orm,
      { operation: request.operation, input: request.input, operator: request.operator },
      { approval: request.id, approvedBy: operator },
    );
    if (!isRequested(request, effectOf(result))) {
      throw new OperatorError([
        say('effect_changed'),
        section(say('effect_requested'), requestedEffect(request)),
        section(say('effect_now'), effectOf(result)),
      ]);
    }
    await decide(orm, request, { state: 'approved', decidedBy: operator, decidedAt: now });
    return {
      answer: result.answer,
      details: { approval: request.id, operation: request.operation, requestedBy: request.operator },
    };
  },
});

/** Rejects another operator's request, or withdraws the operator's own. */
export const reject = defineOperation({
  name: 'reject',
  summary: 'rejects a request, or withdraws your own',
  operands: ['id'],
  options: { reason: 'why, for the record' },
  audited: true,
  input: z.strictObject({ id, reason: reasonText }),
  zh: operations.reject,
  async run({ orm, now, operator }, { id: number, reason }) {
    const request = await lockRequest(orm, number);
    if (request.state === 'rejected') return { answer: [decided(request)] };
    if (request.state === 'approved') throw new OperatorError(say('request_has_run', decisionOf(request)));
    await decide(orm, request, { state: 'rejected', decidedBy: operator, decidedAt: now });
    return {
      answer: [say('request_rejected', { id: request.id })],
      details: { approval: request.id, operation: request.operation, requestedBy: request.operator, reason },
    };
  },
});

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

function waiting({ id: number, operation, operator, requestedAt, expiresAt }: Approval): Sentence {
  return say('request_waits', {
    id: number,
    operation,
    operator,
    requestedAt: iso(requestedAt),
    expiresAt: iso(expiresAt),
  });
}

/** The effect of a request; as text if a server of the former release stored it. */
function requestedEffect({ effect, effectParts }: Approval): Answer {
  return (effectParts as Answer | null) ?? plain(effect);
}

function isRequested({ effect, effectParts }: Approval, now: Answer): boolean {
  if (effectParts === null) return renderAnswer(now, 'en') === effect;
  return canonical(effectParts) === canonical(now);
}
