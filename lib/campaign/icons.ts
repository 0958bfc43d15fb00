/** Pictograms of steps and reasons, with their words. */
export const ICON_WORDS = {
  account: '账户',
  deposit: '入金',
  trade: '交易',
  clock: '时钟',
  'two-way': '双向',
  order: '订单',
  verify: '认证',
  app: '应用',
  gift: '礼物',
  calendar: '日历',
  question: '问题',
  invite: '邀请',
  card: '卡片',
  chart: '图表',
  spin: '转盘',
  point: '积分',
  shield: '盾牌',
  globe: '地球',
} as const;
export type Icon = keyof typeof ICON_WORDS;
