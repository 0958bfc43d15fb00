import { predictSchema } from './definition';

const prediction = {
  kind: 'predict',
  title: '每日猜涨跌',
  question: '今天黄金收涨还是收跌？',
  round: { every: 'day', closesAfterHours: 24, resultAfterEndHours: 6 },
  answer: { type: 'number', min: 0, max: 9, step: 1, unit: '点', winners: 1 },
  prize: { label: '$2 赠金', amount: 2, unit: 'usd' },
};

test.each([
  ['in its round and before its result', {}, true],
  ['after the next round has begun', { closesAfterHours: 24.5 }, false],
  ['after its result is known', { resultAfterEndHours: -1 }, false],
])('a round that closes %s: %j', (_what, change, valid) => {
  const round = { ...prediction.round, ...change };
  expect(predictSchema.safeParse({ ...prediction, round }).success).toBe(valid);
});
