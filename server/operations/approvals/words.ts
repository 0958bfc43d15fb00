import { column, nullable } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';
import { listText, usdText } from '../common/formats';

const DECISIONS = { pending: '待批', approved: '批准', rejected: '驳回' };
const ENDS = {
  approved: '已批准',
  rejected: '已驳回',
  withdrawn: '已撤回',
  expired: '已过期',
} as const;
const REQUEST_STATES = { pending: '待批准', ...ENDS } as const;

/** What became of a request for approval. */
export type RequestState = keyof typeof REQUEST_STATES;

/** What an operator may approve within 24 hours, and has approved, in US dollars. */
interface Beyond {
  limit: number;
  approved: number;
}

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
  beyond: Beyond | null;
}

export const words = defineWords({
  slots: {
    approvers: (operators: readonly string[]) => `可以批准的操作员：${listText(operators)}。`,
    beyond: ({ limit }: Beyond) => `超出您的批准限额（24 小时 ${usdText(limit)}）`,
    decision: DECISIONS,
    involved: (dollars: number) => `涉及 ${usdText(dollars)}`,
  },
  sentences: {
    must_be_request: '须为申请编号',
    approval_needed: '尚未执行：申请 {id:number} 须由另一位操作员在 {expiresAt:time} 前批准。效果如下：',
    how_to_approve: '批准：npm run ops -- approve {id:number}',
    no_request_waits: '没有待审批的申请。',
    request_waits:
      '{id:number}  {operation:operation}，{operator} 于 {requestedAt:time} 申请，{expiresAt:time} 到期[，涉及 {dollars:usd}][，{beyond:beyond}][，原因：{reason}]',
    no_request: '没有编号为 {id:number} 的申请。',
    request_decided: '{by} 已于 {at:time} {state:decision}申请 {id:number}。',
    request_has_run: '{by} 已于 {at:time} 批准申请 {id:number}，已执行。',
    request_is_own: '申请 {id:number} 是您本人提出的，须由另一位操作员批准。',
    request_expired: '申请 {id:number} 已于 {at:time} 到期，请重新提出。',
    request_rejected: outcome('申请 {id:number} 已驳回。'),
    may_not_decide: '您的角色不能处理申请 {id:number}。',
    approves_too_much:
      '申请 {id:number} {dollars:involved|不设上限}。您 24 小时内可批准 {limit:usd}，已批准 {approved:usd}。未作任何更改。',
    may_not_see: '您的角色不能查看申请 {id:number}。',
    who_may_approve: '{operators:approvers|目前没有操作员可以批准。}',
    none_decided: '没有处理过的申请。',
    requests_in_all: '共 {count:number} 件。',
    effect_changed: '未作任何更改：效果与申请时不同。',
    effect_differs: '未作任何更改：预览之后情况有变，效果与预览时不同。请核对现在的效果。',
    effect_requested: '申请时：',
    effect_now: '现在：',
  },
  tables: {
    requests: {
      id: column.serial('申请'),
      state: column.state('状态', REQUEST_STATES),
      operation: column.operation('操作'),
      operator: column.operator('申请人'),
      requested: column.time('申请时间'),
      reason: nullable(column.text('申请原因')),
      dollars: nullable(column.usd('涉及金额')),
      expires: column.time('到期时间'),
      decider: nullable(column.operator('处理人')),
      decided: nullable(column.time('处理时间')),
      comment: nullable(column.text('处理原因')),
    },
    request_history: {
      id: column.serial('申请'),
      at: column.time('时间'),
      event: column.state('经过', { ...ENDS, pending: '提出' }),
      operator: nullable(column.operator('操作员')),
      reason: nullable(column.text('原因')),
    },
  },
});

export const { say, table, figures } = words;
