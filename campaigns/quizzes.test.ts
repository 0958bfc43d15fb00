import { campaigns } from './index';

const quizzes = campaigns.flatMap(({ slug, activities }) =>
  activities.flatMap((activity) => (activity.kind === 'quiz' ? [{ slug, ...activity.quiz }] : [])),
);
const tableOf = quizzes.map((quiz) => [quiz.slug, quiz] as const);

test('no two quizzes share an id or a question', () => {
  const ids = quizzes.map(({ activityId }) => activityId);
  const asked = quizzes.flatMap(({ bank }) => bank.map(({ question }) => question));
  expect([new Set(ids).size, new Set(asked).size]).toEqual([ids.length, asked.length]);
});

test.each(tableOf)('%s has past terms to practise, with other questions than the current one', (_, quiz) => {
  expect(quiz.pastTerms).toBeGreaterThan(0);
  expect(quiz.questionsPerTerm * (quiz.pastTerms + 1)).toBeLessThanOrEqual(quiz.bank.length);
});

test.each(tableOf)('the right options of %s are spread over all positions', (_, { bank }) => {
  const places = [0, 1, 2, 3].map((place) => bank.filter(({ right }) => right === place).length);
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(Math.max(...places)).toBeLessThanOrEqual(bank.length / 2);
});

test.each(tableOf)('every question of %s has an explanation of one sentence', (_, { bank }) => {
  expect(bank.filter(({ explanation }) => !/^.{4,60}[。！？”]$/.test(explanation))).toEqual([]);
});
