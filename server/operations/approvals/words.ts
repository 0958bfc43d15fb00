import { defineWords, operationText, sentence } from '../common/define-words';
import { timeText, usdText } from '../common/formats';
import { REASON_ZH } from '../common/words';

const STATES = { pending: '待批', approved: '批准', rejected: '驳回' };

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
    request_waits: sentence<{
      id: number;
      operation: string;
      operator: string;
      requestedAt: string;
      expiresAt: string;
    }>(
      ({ id, operation, operator, requestedAt, expiresAt }) =>
        `${id}  ${operation}, requested by ${operator} at ${timeText(requestedAt)}, expires at ${timeText(expiresAt)}`,
      ({ id, operation, operator, requestedAt, expiresAt }) =>
        `${id}  ${operationText(operation, 'zh')}，${operator} 于 ${timeText(requestedAt)} 申请，${timeText(expiresAt)} 到期`,
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
    request_rejected: sentence<{ id: number }>(
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
    effect_changed: sentence(
      'Nothing was changed: the effect is no longer the requested one.',
      '未作任何更改：效果与申请时不同。',
    ),
    effect_requested: sentence('Requested:', '申请时：'),
    effect_now: sentence('Now:', '现在：'),
  },
  tables: {},
  operations: {
    pending: { title: '待审批', summary: '列出您提出的、以及您可以批准的申请及其效果' },
    approve: { title: '批准申请', summary: '执行另一位操作员提出的操作', operands: { id: '申请编号' } },
    reject: {
      title: '驳回申请',
      summary: '驳回申请，或撤回自己的申请',
      operands: { id: '申请编号' },
      options: REASON_ZH,
    },
  },
});

export const { say, operations } = words;
