import { faultsOf } from '../testing/faults-of';
import { quiz } from './definition';
import { quizOf } from './testing/quiz-of';

const prize = { label: '赠金', amount: 8, unit: 'usd' };
const prizesFor = (...right: number[]) => ({ prizes: right.map((count) => ({ right: count, prize })) });

test.each<[string, object, string[]]>([
  ['prizes for growing numbers of correct answers, up to all', prizesFor(1, 3, 5), []],
  ['no prize', prizesFor(), ['prizes: too_small']],
  ['a prize for no correct answer', prizesFor(0, 3), ['prizes.0.right: too_small']],
  ['two prizes for the same number of correct answers', prizesFor(3, 3), ['prizes: 答对题数须递增']],
  ['prizes for falling numbers of correct answers', prizesFor(1, 5, 3), ['prizes: 答对题数须递增']],
  [
    'a prize for more correct answers than there are questions',
    prizesFor(1, 3, 6),
    ['prizes: 答对题数不可超过每期题数'],
  ],
  ['ten seconds for a question', { secondsPerQuestion: 10 }, []],
  ['nine seconds for a question', { secondsPerQuestion: 9 }, ['secondsPerQuestion: too_small']],
  ['a boat that advances', { progress: 'boat' }, []],
  ['no such progress', { progress: 'ship' }, ['progress: invalid_value']],
])('checks a quiz with %s', (_, change, faults) => {
  expect(faultsOf(quiz.definition, quizOf(change))).toEqual(faults);
});

test('shows progress as a plain bar by default', () => {
  expect(quiz.definition.parse(quizOf({})).progress).toBe('bar');
});

test('values a quiz by its best money prize per week', () => {
  const prizes = [
    { right: 1, prize: { label: '赠金', amount: 8, unit: 'usd' } },
    { right: 2, prize: { label: '赠金', amount: 12, unit: 'usdt' } },
    { right: 5, prize: { label: '积分', amount: 500, unit: 'points' } },
  ];
  expect(quiz.worth(quiz.definition.parse(quizOf({ prizes })))).toEqual({ recurring: [{ per: 'week', dollars: 12 }] });
});
