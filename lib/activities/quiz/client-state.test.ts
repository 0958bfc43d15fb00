import { answerListOf, judged, questionBanksOf, rightIndexOf } from './client-state';

test('splits a comma-separated answer into options A to G, none marked correct', () => {
  expect(answerListOf('甲,乙,丙')).toEqual([
    { label: 'A', value: '甲', right: false },
    { label: 'B', value: '乙', right: false },
    { label: 'C', value: '丙', right: false },
  ]);
  expect(
    answerListOf('1,2,3,4,5,6,7,8,9')
      .map(({ label }) => label)
      .join(''),
  ).toBe('ABCDEFG');
});

test('reads a term with a list of questions and a term that is one question', () => {
  const topic = { topicid: 9, question: '问', answer: '甲,乙' };
  expect(questionBanksOf([{ periodid: 100, topics: [topic] }])).toEqual([{ periodid: 100, ...topic }]);
  expect(
    questionBanksOf([
      { periodid: 12, answer: '是,否', right: 'A' },
      { periodid: 12, answer: '大,小' },
      { periodid: 11, topics: [] },
      { periodid: 10 },
    ]),
  ).toEqual([
    { periodid: 12, topicid: 1, question: '', answer: '是,否', right: 'A' },
    { periodid: 12, topicid: 2, question: '', answer: '大,小' },
  ]);
});

test.each([
  ['A', 0],
  ['B', 1],
  ['甲', 0],
  ['丙', 2],
  ['D', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads %p in a bank as correct option %p', (right, index) => {
  expect(rightIndexOf({ periodid: 1, topicid: 1, question: '问', answer: '甲,乙,丙', right })).toBe(index);
});

test('marks only the correct option of a judged question', () => {
  expect(judged(answerListOf('甲,乙'), 1).map(({ right }) => right)).toEqual([false, true]);
});
