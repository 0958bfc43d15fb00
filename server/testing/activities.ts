import type { ActivityOf } from '@/lib/activities/schema';

/** A prize in US dollars. */
export const usd = (amount: number) => ({ label: `$${amount} 赠金`, amount, unit: 'usd' as const });

export const TIERS: ActivityOf<'tiers'> = {
  kind: 'tiers',
  title: '入金赠金',
  measure: 'deposit',
  unit: 'usd',
  tiers: [
    { from: 100, reward: 10 },
    { from: 1000, reward: 60.5 },
  ],
  sliderMax: 1000,
  ranking: false,
};
export const CASHBACK: ActivityOf<'cashback'> = {
  kind: 'cashback',
  title: '交易返现',
  activityId: 900,
  groups: [{ label: '外汇', symbols: ['EURUSD'], perLot: 3 }],
};
export const INVITE: ActivityOf<'invite'> = {
  kind: 'invite',
  title: '邀请好友',
  condition: { type: 'registered' },
  conditionLabel: '开户',
  each: usd(10),
  monthlyMax: 1,
  tiers: [
    { friends: 1, prize: usd(5) },
    { friends: 2, prize: usd(30) },
  ],
};
/** One guess a day: whether the price rises or falls. */
export const PREDICT: ActivityOf<'predict'> = {
  kind: 'predict',
  title: '每日猜涨跌',
  question: '今天黄金收涨还是收跌？',
  round: { every: 'day', closesAfterHours: 20, resultAfterEndHours: 6 },
  answer: {
    type: 'options',
    options: [
      { id: 'up', label: '涨' },
      { id: 'down', label: '跌' },
    ],
  },
  prize: usd(2),
  streaks: [{ length: 2, prize: usd(5) }],
};

/** One task for opening an account, one for a deposit. */
export const TASKS: ActivityOf<'tasks'> = {
  kind: 'tasks',
  title: '任务',
  order: 'any',
  tasks: [
    { id: 'open', title: '开户', text: '开户', condition: { type: 'registered' }, prize: usd(8) },
    { id: 'fund', title: '入金', text: '入金', condition: { type: 'deposit', from: 100 }, prize: usd(18) },
  ],
};
