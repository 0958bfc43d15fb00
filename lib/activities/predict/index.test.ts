import { predictSchema } from './definition';
import { predict } from './index';
import { starter } from './starter';

test('values a prediction by its prize per round and by each streak', () => {
  const streaks = [3, 5].map((length) => ({ length, prize: { label: '赠金', amount: length * 2, unit: 'usd' } }));
  expect(predict.worth(predictSchema.parse({ kind: 'predict', title: '竞猜', ...starter, streaks }))).toEqual({
    recurring: [
      { per: 'round', dollars: 5 },
      { per: 'streak', dollars: 6, count: 3 },
      { per: 'streak', dollars: 10, count: 5 },
    ],
  });
});
