import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { dollars as dollarText } from '@/lib/activities/prize-text';
import { approvals } from '../../platform/database/schema/approvals';
import type { Orm } from '../../platform/database/types';
import { beijingTime, beijingTimeOrDash } from '../common/beijing-time';
import { reasonText, rowNumber } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, type OperationContext, type OperationResult, OperatorError } from '../common/operation';
import { mayApproveRequest } from '../operators/access';
import { APPROVED, readDollars } from './moved-dollars';
import { effectOf } from './request-approval';

const id = rowNumber('the id of a request');

type Approval = typeof approvals.$inferSelect;

/** Lists the requests that wait for approval: the operator's own, and those that the operator may approve. */
export const pending = defineOperation({
  name: 'pending',
  summary: 'lists your requests that wait for approval, and those that you may approve, with their effects',
  operands: [],
  audited: false,
  access: 'signed-in',
  input: z.strictObject({}),
  async run(context) {
    const { orm, now } = context;
    const all = await orm
      .select()
      .from(approvals)
      .where(and(eq(approvals.state, 'pending'), gt(approvals.expiresAt, now)))
      .orderBy(asc(approvals.id));
    const rows: Approval[] = [];
    for (const row of all) if (isOwn(row, context.operator) || (await mayDecide(context, row))) rows.push(row);
    if (rows.length === 0) return { text: 'No request is waiting for approval.' };
    return { text: rows.map(textOf).join('\n\n') };
  },
});

/** Runs an operation that another operator requested, if it still has the same effect. */
export const approve = defineOperation({
  name: 'approve',
  summary: 'runs an operation that another operator requested',
  operands: ['id'],
  audited: true,
  input: z.strictObject({ id }),
  async run(context, input) {
    const { orm, now, operator, runApproved } = context;
    const request = await lockRequest(orm, input.id);
    if (request.state === 'approved') return { text: `${decided(request)}. Nothing was changed.` };
    if (request.state === 'rejected') throw new OperatorError(`${decided(request)}.`);
    if (isOwn(request, operator)) {
      throw new OperatorError(`Request ${request.id} is your own: another operator has to approve it.`);
    }
    if (now >= request.expiresAt) {
      throw new OperatorError(
        `Request ${request.id} expired at ${beijingTime(request.expiresAt)}. Run the operation again to request it.`,
      );
    }
    const result = await runApproved(
      { operation: request.operation, input: request.input, operator: request.operator },
      { approval: request.id, approvedBy: operator },
    );
    if (effectOf(result) !== request.effect) {
      throw new OperatorError(
        `Nothing was changed: the effect is no longer the requested one. Requested: ${request.effect} Now: ${effectOf(result)}`,
      );
    }
    const approved = await requireRoom(context, request, result);
    await decide(orm, request, { state: 'approved', decidedBy: operator, decidedAt: now });
    return {
      text: result.text,
      details: { approval: request.id, operation: request.operation, requestedBy: request.operator, ...approved },
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
  async run(context, { id: number, reason }) {
    const { orm, now, operator } = context;
    const request = await lockRequest(orm, number);
    if (!isOwn(request, operator) && !(await mayDecide(context, request)))
      throw new OperatorError(`Your roles do not allow you to decide about request ${request.id}.`);
    if (request.state === 'rejected') return { text: `${decided(request)}.` };
    if (request.state === 'approved') throw new OperatorError(`${decided(request)}; it has run.`);
    await decide(orm, request, { state: 'rejected', decidedBy: operator, decidedAt: now });
    return {
      text: `Request ${request.id} is rejected.`,
      details: { approval: request.id, operation: request.operation, requestedBy: request.operator, reason },
    };
  },
});

function isOwn(request: Approval, operator: string): boolean {
  return nameKey(request.operator) === nameKey(operator);
}

/** Whether the operator's roles allow to approve a request; always where operators have no accounts. */
async function mayDecide({ services, orm, signedIn }: OperationContext, request: Approval): Promise<boolean> {
  return !signedIn || mayApproveRequest(services, orm, signedIn.operator, request);
}

/**
 * Compares what an operator approves within 24 hours with the operator's limit. Returns the details for the audit log.
 * @throws OperatorError if the approval exceeds it
 */
async function requireRoom(
  { services, orm, now, operator, signedIn }: OperationContext,
  { id: number }: Approval,
  { dollars = 0 }: OperationResult,
): Promise<Record<string, unknown>> {
  if (dollars <= 0) return {};
  const limit = signedIn?.operator.approverLimit ?? services.config.approvals?.approverLimit;
  const before = await readDollars(orm, operator, APPROVED, now);
  if (limit !== undefined && before + dollars > limit) {
    const moves = Number.isFinite(dollars) ? `moves ${dollarText(dollars)}` : 'has no upper limit';
    throw new OperatorError(
      `Request ${number} ${moves}. You may approve ${dollarText(limit)} within 24 hours, and have approved ${dollarText(before)}. Nothing was changed.`,
    );
  }
  return Number.isFinite(dollars) ? { [APPROVED]: dollars } : {};
}

async function lockRequest(orm: Orm, number: number): Promise<Approval> {
  const [request] = await orm.select().from(approvals).where(eq(approvals.id, number)).for('update');
  if (!request) throw new OperatorError(`There is no request ${number}. \`npm run ops -- pending\` lists them.`);
  return request;
}

async function decide(orm: Orm, { id: number }: Approval, decision: Partial<Approval>): Promise<void> {
  await orm.update(approvals).set(decision).where(eq(approvals.id, number));
}

function decided({ id: number, state, decidedBy, decidedAt }: Approval): string {
  return `${decidedBy} ${state} request ${number} at ${beijingTimeOrDash(decidedAt)}`;
}

function textOf({ id: number, operation, operator, requestedAt, expiresAt, effect }: Approval): string {
  const head = `${number}  ${operation}, requested by ${operator} at ${beijingTime(requestedAt)}, expires at ${beijingTime(expiresAt)}`;
  return [head, ...effect.split('\n').map((line) => `    ${line}`)].join('\n');
}
