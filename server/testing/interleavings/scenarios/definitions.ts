import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { usd } from '../../activities';
import { TestClock } from '../../clock';

/** The test clock's time: noon of Monday 2026-06-01 in Beijing. */
export const NOW = new TestClock().read();
export const DAY = 86_400_000;

/** A question bank of this size; the first option of each question is right. */
export function bankOf(questions: number) {
  return Array.from({ length: questions }, (_, index) => ({
    id: 101 + index,
    question: `第${index + 1}题`,
    options: ['甲', '乙'],
    right: 0,
    explanation: `第${index + 1}题的说明。`,
    source: '测试',
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
/** The action that collects from an activity. */
export const collect = (slug: string, kind: Activity['kind'], input = {}) => ({ slug, kind, action: 'collect', input });

/**
 * A campaign whose draws always hit a limited item, and the unlimited rest once it is gone. With real odds, two orders
 * of the same actions could give different results by chance.
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
