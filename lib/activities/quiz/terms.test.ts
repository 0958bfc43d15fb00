import { type Quiz, quizSchema } from './bank';
import { readableTerms, termAt } from './terms';

const quiz: Quiz = quizSchema.parse({
  activityId: 57,
  title: '测试',
  questionsPerTerm: 5,
  pastTerms: 3,
  bank: Array.from({ length: 22 }, (_, index) => ({
    id: index + 1,
    question: `第${index + 1}题`,
    options: ['甲', '乙'],
    right: 0,
    explanation: '因为如此。',
    source: '测试',
  })),
});

// @proves 每周一期，周一 00:00 开始，周日 24:00 截止（北京时间），每期换题
test('runs a term from Monday midnight to Monday midnight in Beijing', () => {
  const sunday = termAt(quiz, new Date('2026-11-22T23:59:59.999+08:00'));
  const monday = termAt(quiz, new Date('2026-11-23T00:00:00+08:00'));
  expect(sunday.endsAt).toEqual(new Date('2026-11-23T00:00:00+08:00'));
  expect(sunday.beginsAt).toEqual(new Date('2026-11-16T00:00:00+08:00'));
  expect(monday.periodId).toBe(sunday.periodId + 1);
});

// @proves 每周一期，周一 00:00 开始，周日 24:00 截止（北京时间），每期换题
test('uses distinct questions all week and different ones in the next week', () => {
  const first = termAt(quiz, new Date('2026-11-16T00:00:00+08:00')).questions.map(({ id }) => id);
  const later = termAt(quiz, new Date('2026-11-20T12:00:00+08:00')).questions.map(({ id }) => id);
  const next = termAt(quiz, new Date('2026-11-23T00:00:00+08:00')).questions.map(({ id }) => id);
  expect(later).toEqual(first);
  expect(new Set(first).size).toBe(5);
  expect(next).not.toEqual(first);
});

test('counts terms from the first Monday of 1970 and cycles through the bank', () => {
  const terms = [0, 1, 2, 3, 4].map((weeks) => termAt(quiz, new Date(Date.UTC(1970, 0, 4 + 7 * weeks, 16))));
  expect(terms.map(({ periodId }) => periodId)).toEqual([0, 1, 2, 3, 4]);
  expect(terms.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(
    [...quiz.bank, ...quiz.bank].slice(0, 25).map(({ id }) => id),
  );
});

test('lists the running term first, then the past ones', () => {
  const ids = readableTerms(quiz, new Date('2026-11-20T00:00:00+08:00')).map(({ periodId }) => periodId);
  const [running = 0] = ids;
  expect(ids).toEqual([running, running - 1, running - 2, running - 3]);
});
