import { faultsOf } from '../testing/faults-of';
import { quizSchema } from './bank';

const question = { id: 1, question: '问题', options: ['甲', '乙'], right: 1, explanation: '因为如此。' };
const bank = Array.from({ length: 20 }, (_, index) => ({ ...question, id: index + 1 }));
const quiz = { activityId: 57, title: '问答', questionsPerTerm: 20, pastTerms: 0, bank };

test.each<[string, object, string[]]>([
  ['as many questions per term as its bank has', {}, []],
  ['more questions per term than its bank has', { questionsPerTerm: 21 }, ['questionsPerTerm: 题库没有这么多题']],
  ['no question per term', { questionsPerTerm: 0 }, ['questionsPerTerm: too_small']],
  ['readable past terms', { pastTerms: 1 }, []],
  ['a negative number of past terms', { pastTerms: -1 }, ['pastTerms: too_small']],
  ['a small bank', { bank: bank.slice(1), questionsPerTerm: 5 }, ['bank: too_small']],
  ['two questions with one id', { bank: [...bank, question] }, ['bank: 题号不可重复']],
  ['the number 0', { activityId: 0 }, ['activityId: too_small']],
  ['no title', { title: '' }, ['title: too_small']],
])('checks a quiz with %s', (_, change, faults) => {
  expect(faultsOf(quizSchema, { ...quiz, ...change })).toEqual(faults);
});

test.each<[string, object, string[]]>([
  [
    'seven options, the last one correct',
    { options: ['1', '2', '3', '4', '5', '6', '7'], right: 6, source: '测试' },
    [],
  ],
  ['eight options', { options: ['1', '2', '3', '4', '5', '6', '7', '8'] }, ['options: too_big']],
  ['the only option', { options: ['甲'], right: 0 }, ['options: too_small']],
  ['two equal options', { options: ['甲', '甲'] }, ['options: 选项不可重复']],
  ['an option with a comma', { options: ['甲,乙', '丙'] }, ['options.0: invalid_format']],
  ['an option without words', { options: ['', '丙'] }, ['options.0: too_small', 'options.0: invalid_format']],
  ['a correct answer that is not an option', { right: 2 }, ['right: 没有这个选项']],
  ['a negative correct answer', { right: -1 }, ['right: too_small']],
  ['the number 0', { id: 0 }, ['id: too_small']],
  ['no words', { question: '' }, ['question: too_small']],
  ['figures without a source', { explanation: '每手 100 盎司。' }, ['source: 须写题目里数字的出处']],
  ['figures in a wrong option', { options: ['1', '乙'] }, []],
  ['no explanation', { explanation: '' }, ['explanation: too_small']],
])('checks a question with %s', (_, change, faults) => {
  const paths = faults.map((fault) => `bank.0.${fault}`);
  expect(faultsOf(quizSchema, { ...quiz, bank: [{ ...question, ...change }, ...bank.slice(1)] })).toEqual(paths);
});
