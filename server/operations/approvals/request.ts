import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { approvals } from '../../platform/database/schema/approvals';
import { iso, type Sentence, section } from '../common/answer';
import { rowNumber } from '../common/inputs';
import { nameKey } from '../common/name-key';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { mayApproveRequest } from '../operators/access';
import { readActive } from '../operators/store';
import {
  type Approval,
  findRequest,
  isOwn,
  mayDecide,
  readRecorded,
  reasonOf,
  requestedEffect,
  rowOf,
  stateOf,
} from './stored-requests';
import { figures, say, table } from './words';

/** Shows one request: its effect, who may decide about it, and what happened to it and to the same request before. */
export const request = defineOperation({
  name: 'request',
  title: '查看申请',
  summary: '查看一项申请的效果、可以批准的人，以及它和以往相同申请的经过',
  subject: '审批',
  permission: 'own',
  audited: false,
  access: 'signed-in',
  input: z.strictObject({
    id: rowNumber(say('must_be_request')).meta({ title: '申请编号', kind: 'number', operand: true }),
  }),
  async run(context, input) {
    const { orm, now } = context;
    const found = await findRequest(orm, input.id);
    if (!(await maySee(context, found))) throw new OperatorError(say('may_not_see', { id: found.id }));
    const same = await orm
      .select()
      .from(approvals)
      .where(and(eq(approvals.operation, found.operation), eq(approvals.input, found.input)))
      .orderBy(asc(approvals.id));
    const recorded = await readRecorded(orm, same);
    const history = same.flatMap((one) => eventsOf(one, now, recorded.get(one.id)?.comment));
    return {
      answer: [
        figures('requests', rowOf(found, now, recorded.get(found.id))),
        ...(stateOf(found, now) === 'pending' ? [await whoMayApprove(context, found)] : []),
        section(say('effect_requested'), requestedEffect(found)),
        table('request_history', history),
      ],
    };
  },
});

/** An operator sees their own requests, those that they decided, and those that they may approve. */
async function maySee(context: OperationContext, found: Approval): Promise<boolean> {
  const { decidedBy } = found;
  const decider = decidedBy !== null && nameKey(decidedBy) === nameKey(context.operator);
  return decider || isOwn(found, context.operator) || mayDecide(context, found);
}

async function whoMayApprove({ services, orm }: OperationContext, found: Approval): Promise<Sentence> {
  const operators: string[] = [];
  for (const other of await readActive(orm, [found.operator]))
    if (await mayApproveRequest(services, orm, other, found)) operators.push(other.name);
  return say('who_may_approve', { operators });
}

/** What happened to a request, in order. */
function eventsOf(found: Approval, now: Date, comment: string | undefined) {
  const { id, operator, requestedAt, decidedBy, decidedAt, expiresAt } = found;
  const state = stateOf(found, now);
  const requested = { id, at: iso(requestedAt), event: 'pending' as const, operator, reason: reasonOf(found) };
  if (state === 'pending') return [requested];
  const end = { id, at: iso(decidedAt ?? expiresAt), event: state, operator: decidedBy, reason: comment ?? null };
  return [requested, end];
}
