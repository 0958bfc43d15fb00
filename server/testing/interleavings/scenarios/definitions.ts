import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { TestClock } from '../../clock';

/** Where the clock of the tests stands: noon of Monday 2026-06-01 in Beijing. */
export const NOW = new TestClock().read();
export const DAY = 86_400_000;

/** A prize of so many US dollars. */
export const usd = (amount: number) => ({ label: `$${amount} 赠金`, amount, unit: 'usd' as const });

/** A bank of so many questions, of which the first option is right. */
export function bankOf(questions: number) {
  return Array.from({ length: questions }, (_, index) => ({
    id: 101 + index,
    question: `第${index + 1}题`,
    options: ['甲', '乙'],
    right: 0,
    explanation: `第${index + 1}题的说明。`,
  }));
}

export const TASKS: ActivityOf<'tasks'> = {
  kind: 'tasks',
  title: '新人任务',
  order: 'any',
  tasks: [
    { id: 'opened', title: '开户', text: '开立账户', condition: { type: 'registered' }, prize: usd(8) },
    {
      id: 'points',
      title: '积分',
      text: '开立账户',
      condition: { type: 'registered' },
      prize: { label: '9 积分', amount: 9, unit: 'points' },
    },
    { id: 'funded', title: '入金', text: '累计入金', condition: { type: 'deposit', from: 500 }, prize: usd(20) },
  ],
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
/** Collects what is collected of a kind. */
export const collect = (slug: string, kind: Activity['kind'], input = {}) => ({ slug, kind, action: 'collect', input });

/**
 * A campaign whose draws all fall on what there is only so much of, and on the rest once that is gone. By the odds that a definition may
 * have, now and then two orders of the same acts would come to something else by chance.
 */
export function withoutChance(campaign: Campaign): Campaign {
  const activities = campaign.activities.map((activity) => {
    if (activity.kind === 'wheel') return { ...activity, segments: activity.segments.map(certain) };
    if (activity.kind !== 'treasure') return activity;
    return { ...activity, boxes: activity.boxes.map((box) => ({ ...box, outcomes: box.outcomes.map(certain) })) };
  });
  return { ...campaign, activities };
}

function certain(outcome: Outcome): Outcome {
  return { ...outcome, odds: outcome.stock === null ? 0 : ODDS_TOTAL };
}
