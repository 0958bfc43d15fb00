import { column, nullable } from '../common/columns';
import { defineWords, operationText, outcome, sentence } from '../common/define-words';
import { listText, timeText, usdText } from '../common/formats';
import { PAGING_ZH, REASON_ZH } from '../common/words';

const STATES = { pending: '待批', approved: '批准', rejected: '驳回' };
const ENDS = {
  approved: ['approved', '已批准'],
  rejected: ['rejected', '已驳回'],
  withdrawn: ['withdrawn', '已撤回'],
  expired: ['expired', '已过期'],
} as const;
const REQUEST_STATES = { pending: ['pending', '待批准'], ...ENDS } as const;

/** What became of a request for approval. */
export type RequestState = keyof typeof REQUEST_STATES;

/** A request that waits for approval. */
export interface WaitingRequest {
  id: number;
  operation: string;
  operator: string;
  requestedAt: string;
  expiresAt: string;
  reason: string | null;
  /** US dollars that it moves. */
  dollars: number | null;
  /** Set if it exceeds what the operator who reads may approve within 24 hours. */
  beyond: { limit: number; approved: number } | null;
}

export const words = defineWords({
  sentences: {
    must_be_request: sentence('must be the id of a request', '须为申请编号'),
    approval_needed: sentence<{ id: number; expiresAt: string }>(
      'Nothing has changed yet: another operator has to approve it. Its effect:',
      ({ id, expiresAt }) => `尚未执行：申请 ${id} 须由另一位操作员在 ${timeText(expiresAt)} 前批准。效果如下：`,
    ),
    how_to_approve: sentence<{ id: number; expiresAt: string }>(
      ({ id, expiresAt }) => `To approve it until ${timeText(expiresAt)} (Beijing time): npm run ops -- approve ${id}`,
      ({ id }) => `批准：npm run ops -- approve ${id}`,
    ),
    no_request_waits: sentence('No request is waiting for approval.', '没有待审批的申请。'),
    request_waits: sentence<WaitingRequest>(
      ({ id, operation, operator, requestedAt, expiresAt, reason, dollars, beyond }) =>
        [
          `${id}  ${operation}, requested by ${operator} at ${timeText(requestedAt)}, expires at ${timeText(expiresAt)}`,
          ...(dollars === null ? [] : [`moves ${usdText(dollars)}`]),
          ...(beyond ? [`more than you may approve (${usdText(beyond.limit)} within 24 hours)`] : []),
          ...(reason === null ? [] : [`reason: ${reason}`]),
        ].join(', '),
      ({ id, operation, operator, requestedAt, expiresAt, reason, dollars, beyond }) =>
        [
          `${id}  ${operationText(operation, 'zh')}，${operator} 于 ${timeText(requestedAt)} 申请，${timeText(expiresAt)} 到期`,
          ...(dollars === null ? [] : [`涉及 ${usdText(dollars)}`]),
          ...(beyond ? [`超出您的批准限额（24 小时 ${usdText(beyond.limit)}）`] : []),
          ...(reason === null ? [] : [`原因：${reason}`]),
        ].join('，'),
    ),
    no_request: sentence<{ id: number }>(
      ({ id }) => `There is no request ${id}. \`npm run ops -- pending\` lists them.`,
      ({ id }) => `没有编号为 ${id} 的申请。`,
    ),
    request_decided: sentence<{ id: number; state: keyof typeof STATES; by: string; at: string }>(
      ({ id, state, by, at }) => `${by} ${state} request ${id} at ${timeText(at)}.`,
      ({ id, state, by, at }) => `${by} 已于 ${timeText(at)} ${STATES[state]}申请 ${id}。`,
    ),
    request_has_run: sentence<{ id: number; by: string; at: string }>(
      ({ id, by, at }) => `${by} approved request ${id} at ${timeText(at)}; it has run.`,
      ({ id, by, at }) => `${by} 已于 ${timeText(at)} 批准申请 ${id}，已执行。`,
    ),
    request_is_own: sentence<{ id: number }>(
      ({ id }) => `Request ${id} is your own: another operator has to approve it.`,
      ({ id }) => `申请 ${id} 是您本人提出的，须由另一位操作员批准。`,
    ),
    request_expired: sentence<{ id: number; at: string }>(
      ({ id, at }) => `Request ${id} expired at ${timeText(at)}. Run the operation again to request it.`,
      ({ id, at }) => `申请 ${id} 已于 ${timeText(at)} 到期，请重新提出。`,
    ),
    request_rejected: outcome<{ id: number }>(
      ({ id }) => `Request ${id} is rejected.`,
      ({ id }) => `申请 ${id} 已驳回。`,
    ),
    may_not_decide: sentence<{ id: number }>(
      ({ id }) => `Your roles do not allow you to decide about request ${id}.`,
      ({ id }) => `您的角色不能处理申请 ${id}。`,
    ),
    approves_too_much: sentence<{ id: number; dollars: number | null; limit: number; approved: number }>(
      ({ id, dollars, limit, approved }) =>
        `Request ${id} ${dollars === null ? 'has no upper limit' : `moves ${usdText(dollars)}`}. You may approve ${usdText(limit)} within 24 hours, and have approved ${usdText(approved)}. Nothing was changed.`,
      ({ id, dollars, limit, approved }) =>
        `申请 ${id} ${dollars === null ? '不设上限' : `涉及 ${usdText(dollars)}`}。您 24 小时内可批准 ${usdText(limit)}，已批准 ${usdText(approved)}。未作任何更改。`,
    ),
    may_not_see: sentence<{ id: number }>(
      ({ id }) => `Your roles do not allow you to see request ${id}.`,
      ({ id }) => `您的角色不能查看申请 ${id}。`,
    ),
    who_may_approve: sentence<{ operators: readonly string[] }>(
      ({ operators }) =>
        operators.length === 0 ? 'No active operator may approve it.' : `May approve it: ${listText(operators, 'en')}.`,
      ({ operators }) =>
        operators.length === 0 ? '目前没有操作员可以批准。' : `可以批准的操作员：${listText(operators, 'zh')}。`,
    ),
    none_decided: sentence('No request was decided or has expired.', '没有处理过的申请。'),
    requests_in_all: sentence<{ count: number }>(
      ({ count }) => `${count} in all.`,
      ({ count }) => `共 ${count} 件。`,
    ),
    effect_changed: sentence(
      'Nothing was changed: the effect is no longer the requested one.',
      '未作任何更改：效果与申请时不同。',
    ),
    effect_differs: sentence(
      'Nothing was changed: the effect is no longer the one that the preview showed.',
      '未作任何更改：预览之后情况有变，效果与预览时不同。请核对现在的效果。',
    ),
    effect_requested: sentence('Requested:', '申请时：'),
    effect_now: sentence('Now:', '现在：'),
  },
  tables: {
    requests: {
      id: column.serial('id', '申请'),
      state: column.state('state', '状态', REQUEST_STATES),
      operation: column.operation('operation', '操作'),
      operator: column.operator('requested by', '申请人'),
      requested: column.time('requested', '申请时间'),
      reason: nullable(column.text('reason', '申请原因')),
      dollars: nullable(column.usd('moves', '涉及金额')),
      expires: column.time('expires', '到期时间'),
      decider: nullable(column.operator('decided by', '处理人')),
      decided: nullable(column.time('decided', '处理时间')),
      comment: nullable(column.text('comment', '处理原因')),
    },
    request_history: {
      id: column.serial('id', '申请'),
      at: column.time('at', '时间'),
      event: column.state('what', '经过', { ...ENDS, pending: ['requested', '提出'] }),
      operator: nullable(column.operator('operator', '操作员')),
      reason: nullable(column.text('reason', '原因')),
    },
  },
  operations: {
    pending: { title: '待审批', summary: '列出您提出的、以及您可以批准的申请及其效果' },
    request: {
      title: '查看申请',
      summary: '查看一项申请的效果、可以批准的人，以及它和以往相同申请的经过',
      operands: { id: '申请编号' },
    },
    decided: {
      title: '已处理的申请',
      summary:
        '列出最近 12 周已批准、驳回、撤回或过期的申请：您提出的、您处理的，以及您的角色可以批准的（限全部品牌），新的在前',
      options: PAGING_ZH,
    },
    approve: { title: '批准申请', summary: '执行另一位操作员提出的操作', operands: { id: '申请编号' } },
    reject: {
      title: '驳回申请',
      summary: '驳回申请，或撤回自己的申请',
      operands: { id: '申请编号' },
      options: REASON_ZH,
    },
  },
});

export const { say, table, figures, operations } = words;
