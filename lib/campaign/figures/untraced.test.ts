import { quizOf } from '../../activities/quiz/testing/quiz-of';
import { activityOf } from '../../activities/testing/activity-of';
import type { Campaign } from '../schema';
import { bankTextsOf, untracedInBank } from './banks';
import { shapeOf } from './shape';
import { textsOf } from './texts';
import { sayingOf, tells, traceIn, untracedIn } from './untraced';

const card = (title: string, text: string) => ({ icon: 'gift', title, text });

/** A campaign of two tiers that says nothing but what a test has it say. */
const saying = (texts: object) =>
  ({
    slug: 'spring-500',
    claimDays: 30,
    otherPages: [],
    activities: [activityOf('tiers', { title: '春礼' })],
    ...texts,
  }) as Partial<Campaign> as Campaign;

describe('the numerals that nothing accounts for', () => {
  test('are told with their places and sentences, each once', () => {
    const campaign = saying({
      title: '满 $200 得 $20',
      description: '满 $1,000 得 $88。满 $900 得 $88！共三天；满 $1,000 得 $20',
    });
    expect(untracedIn(campaign, [])).toEqual([
      'description: $900 in “满 $900 得 $88”',
      'description: 三天 (天) in “共三天”',
      'description: $88 in “满 $900 得 $88”',
      'description: $1,000 in “满 $1,000 得 $20”',
      'description: $20 in “满 $1,000 得 $20”',
    ]);
  });

  test('are none that a fact tells in its own words', () => {
    const campaign = saying({ title: '满 $900 得礼，共 3 天' });
    expect(untracedIn(campaign, ['$900 得礼'])).toEqual(['title: 3 (天) in “满 $900 得礼，共 3 天”']);
    expect(untracedIn(campaign, ['满 $900', '3 天'])).toEqual([]);
    expect(untracedIn(campaign, ['满 $90', '3 夜'])).toHaveLength(2);
  });

  test('are none in a text that is a number, as the name of a door', () => {
    expect(untracedIn(saying({ title: '24' }), [])).toEqual([]);
    expect(untracedIn(saying({ title: '24 天' }), [])).toHaveLength(1);
    expect(untracedIn(saying({ title: '第 24' }), [])).toHaveLength(1);
  });

  test('may count the pieces of the page, and nothing that is measured', () => {
    const steps = { title: '步骤', items: [card('一', '做。'), card('二', '做。'), card('三', '做。')] };
    const found = (title: string) => untracedIn(saying({ title, steps }), []).length;
    expect(found('共三步')).toBe(0);
    expect(found('共四步')).toBe(1);
    expect(found('第二步')).toBe(0);
    expect(found('第三步，第四步')).toBe(1);
    expect(found('共三天')).toBe(1);
  });

  test('are looked for in the light of the title over them', () => {
    const steps = (title: string) => ({ title: '步骤', items: [card(title, '得 $88')] });
    expect(untracedIn(saying({ steps: steps('满 $1,000') }), [])).toEqual([]);
    expect(untracedIn(saying({ steps: steps('满 $200') }), [])).toEqual(['steps.items.0.text: $88 in “得 $88”']);
    const trace = traceIn(saying({ steps: steps('满 $200') }), []);
    expect(trace({ place: 'steps.items.0.title', text: '得 $88' })).toEqual([]);
    expect(trace({ place: 'steps.items.0.text', text: '得 $20' })).toEqual([]);
    const questions = [{ question: '满 $200', answer: '得 $88' }];
    expect(untracedIn(saying({ questions }), [])).toEqual([]);
  });
});

test('a numeral is told in its sentence', () => {
  const at = (text: string, written: string) => ({ written, unit: '手', value: '3', index: text.indexOf(written) });
  const text = '一。二！满 3 手？五；六';
  expect(sayingOf(at(text, '3'), text)).toBe('3 (手) in “满 3 手”');
  expect(sayingOf(at(text, '六'), text)).toBe('六 (手) in “六”');
  expect(sayingOf({ ...at(text, '一'), unit: '$' }, text)).toBe('一 in “一”');
});

test('a fact tells a numeral that stands within its words, wherever they stand', () => {
  const text = '3 手，满 3 手，满 13 手';
  const at = (index: number) => ({ written: '3', unit: '手', value: '3', index });
  expect(tells('满 3 手', text, at(6))).toBe(true);
  expect(tells('满 3 手', text, at(0))).toBe(false);
  expect(tells('3 手', text, at(6))).toBe(true);
  expect(tells('3', text, at(6))).toBe(true);
  expect(tells('满', text, at(6))).toBe(false);
  expect(tells('满 1', text, { ...at(12), written: '13' })).toBe(false);
});

test('every text that pages show has its place, and what they do not show has none', () => {
  const hero = { kicker: '春', composition: 'beside', scene: { kind: 'x' } };
  const campaign = saying({
    title: '标题',
    hero,
    ownPage: true,
    otherPages: [{ path: 'spring', hero }, { path: 'plain' }],
    steps: { title: '步骤', items: [card('一', '做。')] },
    period: { from: '2026-09-01', to: '2026-09-02' },
    activities: [quizOf({ round: '秋', symbols: ['XAUUSD'] })],
  });
  const texts = textsOf(campaign).map(({ place, text }) => `${place} ${text}`);
  expect(texts).toEqual([
    'activities.0.title 问答',
    'activities.0.quiz.title 每周问答',
    'activities.0.prizes.0.prize.label 赠金',
    'activities.0.prizes.0.prize.unit usd',
    'activities.0.prizes.1.prize.label 赠金',
    'activities.0.prizes.1.prize.unit usd',
    'activities.0.terms all',
    'title 标题',
    'hero.kicker 春',
    'steps.title 步骤',
    'steps.items.0.icon gift',
    'steps.items.0.title 一',
    'steps.items.0.text 做。',
    'otherPages.0.kicker 春',
  ]);
});

test('a page has as many steps, reasons, rewards, next steps, things of an activity, prizes of them, and questions as stand there', () => {
  const items = (count: number) => ({ items: Array.from({ length: count }, () => card('一', '做。')) });
  const shape = (texts: object) => [...shapeOf(saying({ activities: [], ...texts }))];
  expect(shape({})).toEqual([]);
  expect(shape({ steps: items(2) })).toEqual([2]);
  expect(shape({ reasons: items(3) })).toEqual([3]);
  expect(shape({ rewards: items(4) })).toEqual([4]);
  expect(shape({ success: { next: items(5) } })).toEqual([5]);
  expect(shape({ activities: [{ kind: 'wheel', segments: [{ prize: 1 }, { prize: null }, {}], note: 'x' }] })).toEqual([
    3, 1,
  ]);
  expect(shape({ activities: [{ kind: 'predict', answer: { options: [1, 2], note: 'x' }, none: null }] })).toEqual([2]);
  expect(shape({ activities: [{ kind: 'quiz', quiz: { questionsPerTerm: 7 } }] })).toEqual([7]);
});

describe('questions', () => {
  const bank = [
    { id: 3, question: '一盎司约几克？', options: ['28克', '31.1克'], right: 1, explanation: '金衡制，三次取整。' },
    { id: 5, question: '第几年？', options: ['8年'], right: 4, explanation: '无。' },
  ];
  const campaign = saying({
    activities: [activityOf('tiers'), { kind: 'quiz', quiz: { bank } }],
  });

  test('say what they ask, the right option and why', () => {
    expect(bankTextsOf(campaign).map(({ id, place, text }) => `${id} ${place} ${text}`)).toEqual([
      '3 bank.3 一盎司约几克？',
      '3 bank.3 31.1克',
      '3 bank.3 金衡制，三次取整。',
      '5 bank.5 第几年？',
      '5 bank.5 ',
      '5 bank.5 无。',
    ]);
  });

  test('have no figure but of their own facts', () => {
    const says = (...words: string[]) => ({ source: '标准', says: words });
    expect(untracedInBank(campaign, {})).toEqual([
      'bank.3: 31.1 (克) in “31.1克”',
      'bank.3: 三次 (次) in “金衡制，三次取整”',
    ]);
    expect(untracedInBank(campaign, { 3: says('31.1克') })).toEqual(['bank.3: 三次 (次) in “金衡制，三次取整”']);
    expect(untracedInBank(campaign, { 3: says('31.1克', '三次取整') })).toEqual([]);
    expect(untracedInBank(campaign, { 5: says('31.1克', '三次取整') })).toHaveLength(2);
  });
});
