import { quizSchema } from './definition';
import { quiz } from './index';
import { quizOf } from './testing/quiz-of';

test('values a quiz by its best money prize per week', () => {
  const prizes = [
    { right: 1, prize: { label: '赠金', amount: 8, unit: 'usd' } },
    { right: 2, prize: { label: '赠金', amount: 12, unit: 'usdt' } },
    { right: 5, prize: { label: '积分', amount: 500, unit: 'points' } },
  ];
  expect(quiz.worth(quizSchema.parse(quizOf({ prizes })))).toEqual({ recurring: [{ per: 'week', dollars: 12 }] });
});
