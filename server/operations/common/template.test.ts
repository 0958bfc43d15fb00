import { planned } from './answer';
import { defineWords, outcome, sentenceText } from './define-words';
import { templateText } from './template';

const { say } = defineWords({
  slots: { fruit: { apple: '苹果', pear: '梨' }, loud: (text: string) => text.toUpperCase() },
  sentences: {
    template_lists: '编号 {ids:list}，共 {sum:amounts}，{at:time} 起。',
    template_optional: '有 {count:number} 个[，原因：{reason}]。',
    template_fallback: '上限 {most:usd|不限}。',
    template_choice: '{open?开|关}',
    template_own: '{fruit:fruit}、{name:loud}',
    template_nested: '第 {line:number} 行：{fault:sentence}',
    template_done: outcome('现已{open?开|关}。'),
    template_other: { done: '原为 {before}。', planned: '现为 {before}。' },
  },
});

test('writes values by the type of their slot', () => {
  const at = '2026-06-01T04:00:00.000Z';
  const sum = [
    { amount: 1200, unit: 'usd' },
    { amount: 30, unit: 'points' },
  ];
  expect(sentenceText(say('template_lists', { ids: [1, 2], sum, at }))).toBe(
    '编号 1、2，共 1,200 美元、30 积分，2026-06-01 12:00 起。',
  );
  expect(sentenceText(say('template_own', { fruit: 'pear', name: 'a' }))).toBe('梨、A');
  expect(sentenceText(say('template_nested', { line: 3, fault: say('is_missing') }))).toBe('第 3 行：缺少');
});

test('leaves out an optional part whose value is missing or empty', () => {
  expect(sentenceText(say('template_optional', { count: 1, reason: '重复' }))).toBe('有 1 个，原因：重复。');
  expect(sentenceText(say('template_optional', { count: 1 }))).toBe('有 1 个。');
  expect(sentenceText(say('template_optional', { count: 1, reason: '' }))).toBe('有 1 个。');
});

test('has words for a missing value, chooses by a boolean, and leaves marks in values alone', () => {
  expect(sentenceText(say('template_fallback', { most: null }))).toBe('上限 不限。');
  expect(sentenceText(say('template_fallback', { most: 0 }))).toBe('上限 $0。');
  expect(sentenceText(say('template_choice', { open: false }))).toBe('关');
  expect(sentenceText(say('template_optional', { count: 1, reason: '{count} [x]' }))).toBe(
    '有 1 个，原因：{count} [x]。',
  );
});

test('takes the singular for one in an English sentence, and separates a list by commas', () => {
  const writers = { slots: {}, sentence: () => '', operation: () => '' };
  const write = (ids: number[]) =>
    templateText('{count:number} {count#key|keys}: {ids:list}', { count: ids.length, ids }, writers);
  expect([write([7]), write([7, 8])]).toEqual(['1 key: 7', '2 keys: 7, 8']);
});

test('a preview speaks of what has not happened yet', () => {
  const [done, other] = planned([say('template_done', { open: true }), say('template_other', { before: '关' })]);
  expect([done, other].map((part) => sentenceText(part as ReturnType<typeof say>))).toEqual(['将开。', '现为 关。']);
});

test('the compiler checks parameters', () => {
  // @ts-expect-error a number is missing
  say('template_optional', { reason: 'x' });
  // @ts-expect-error not a fruit
  say('template_own', { fruit: 'plum', name: 'a' });
  // @ts-expect-error no such sentence
  say('template_none');
  expect(say('is_missing').code).toBe('is_missing');
});
