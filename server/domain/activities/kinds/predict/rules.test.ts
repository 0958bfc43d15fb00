import { campaigns } from '@/campaigns';
import { beijingClock } from '@/lib/time/clock';
import { roundAt } from './rounds';

const predictions = campaigns.flatMap(({ slug, activities, rules }) =>
  activities.flatMap((activity) =>
    activity.kind === 'predict' ? [{ slug, round: activity.round, rules: JSON.stringify(rules) }] : [],
  ),
);
const clock = (at: Date) => beijingClock(at.getTime()).slice(11, 16);

// @proves 每月一期：1 日 00:00 开放，… 截止，次月 … 起公布结果（北京时间）
test.each(predictions.filter(({ round }) => round.every === 'month'))(
  'the rules of $slug say when the server closes and answers a round, in every month',
  ({ round, rules }) => {
    for (let month = 0; month < 12; month++) {
      const { closesAt, resultAt } = roundAt(round, new Date(Date.UTC(2027, month, 15)));
      const lastMinute = beijingClock(closesAt.getTime() - 1);
      expect(rules).toContain(`${Number(lastMinute.slice(8, 10))} 日 24:00 截止`);
      expect(rules).toContain(`次月 ${Number(beijingClock(resultAt.getTime()).slice(8, 10))} 日 ${clock(resultAt)} 起`);
    }
  },
);

test.each(['guess-2508', 'us-election'])('the rules of %s say when the server closes and answers a round', (slug) => {
  const prediction = predictions.find((one) => one.slug === slug);
  if (!prediction) throw new Error(`${slug} has no prediction.`);
  const { round, rules } = prediction;
  for (let day = 1; day < 300; day++) {
    const { closesAt, resultAt } = roundAt(round, new Date(Date.UTC(2026, 11, day)));
    expect(rules).toContain(`${clock(closesAt)} 截止`);
    expect(rules).toContain(`${clock(resultAt)} 起公布结果`);
  }
});
