/** The subjects of the operations that the office offers, in its order. */
export const SUBJECTS = [
  '审批',
  '活动',
  '活动文案',
  '页面',
  '竞猜场次',
  '奖励',
  '入金与交易',
  '客户',
  '推广',
  '我的视图',
  '域名与行情',
  '运行',
  '操作员与审计',
] as const;
export type Subject = (typeof SUBJECTS)[number];
