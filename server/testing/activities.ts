import type { ActivityOf } from '@/lib/activities/schema';

/** A prize in US dollars. */
export const usd = (amount: number) => ({ label: `$${amount} 赠金`, amount, unit: 'usd' as const });

/** A calendar of points with two bonuses for days in a row. */
export const SIGNIN: ActivityOf<'signin'> = {
  kind: 'signin',
  title: '每日签到',
  cycle: 'month',
  daily: { label: '签到积分', amount: 10, unit: 'points' },
  doubleDays: [],
  milestones: [
    { days: 3, prize: usd(3) },
    { days: 6, prize: usd(8) },
  ],
  makeUpCards: 0,
};
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
/** One packet each half hour. */
export const REDPACKET: ActivityOf<'redpacket'> = {
  kind: 'redpacket',
  title: '红包雨',
  everyMinutes: 30,
  lastsSeconds: 60,
  packets: [{ id: 'bonus', prize: usd(1), stock: 1 }],
};

type Task = ActivityOf<'tasks'>['tasks'][number];
type Coupon = ActivityOf<'coupon'>['coupons'][number];

export const taskOf = (id: string, condition: Task['condition'], prize: Task['prize']): Task => ({
  id,
  title: id,
  text: id,
  condition,
  prize,
});

/** A coupon for every account, in force for a week from the claim on. */
export const couponOf = (id: string, face: number, changes: Partial<Coupon> = {}): Coupon => ({
  id,
  label: `$${face} 包赔券`,
  face,
  condition: { type: 'registered' },
  hint: '开户即可领取',
  inForceAfterHours: 0,
  validDays: 7,
  stock: null,
  terms: ['亏损后可用。'],
  ...changes,
});

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
