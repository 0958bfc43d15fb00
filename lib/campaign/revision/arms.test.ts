import bullMarket from '@/campaigns/bull-market';
import { CHANGE_RULES } from '../change-rules';
import { readArms, reviseByArm, withArm } from './arms';
import { definitionPatchSchema } from './patch';
import { revise } from './revise';

const REVISION = { title: '金市专题', hero: { headline: '看得懂，再上车', kicker: '金市' } };
const PLAIN = { name: 'plain', weight: 60 };
const SHORT = { name: 'short', weight: 40, patch: { hero: { headline: '先看懂' } } };

const read = (written: unknown) => readArms(bullMarket, REVISION, written);
const faultsOf = (written: unknown) => {
  const result = read(written);
  return 'faults' in result ? result.faults : [];
};

describe('over a revision', () => {
  test('an arm is merged into objects and replaces texts and lists', () => {
    const questions = [{ question: '要先入金吗？', answer: '不用。' }];
    const patch = { ...REVISION, questions, rules: { 奖励说明: ['无。'] } };
    expect(withArm(patch, SHORT.patch)).toEqual({ ...patch, hero: { headline: '先看懂', kicker: '金市' } });
    expect(withArm(patch, { title: '看金市', questions: [] })).toEqual({ ...patch, title: '看金市', questions: [] });
    expect(withArm(patch, { rules: { 活动内容: ['看。'] } })).toEqual({
      ...patch,
      rules: { 奖励说明: ['无。'], 活动内容: ['看。'] },
    });
    const step = { icon: 'gift' as const, title: '礼', text: '礼。' };
    const steps = { title: '两步', items: [step, step] };
    expect(withArm({ steps: { title: '三步', items: [step, step, step] } }, { steps })).toEqual({ steps });
  });

  test('an arm may change fields that the revision leaves, and an empty arm changes nothing', () => {
    expect(withArm({ title: '金市专题' }, SHORT.patch)).toEqual({ title: '金市专题', ...SHORT.patch });
    expect(withArm(REVISION, {})).toEqual(REVISION);
    expect(withArm({ form: { title: '开户' } }, { form: { password: null } })).toEqual({
      form: { title: '开户', password: null },
    });
  });

  test.each([[null], [['看']], ['看']])('replaces an object by %j', (value) => {
    expect(withArm(REVISION, { hero: value } as never)).toEqual({ ...REVISION, hero: value });
    expect(withArm({ hero: value } as never, SHORT.patch)).toEqual(SHORT.patch);
  });
});

test('reads arms with the campaign that each shows', () => {
  expect(read([PLAIN, SHORT])).toEqual({
    arms: [
      { ...PLAIN, patch: {}, campaign: revise(bullMarket, REVISION) },
      { ...SHORT, campaign: reviseByArm(bullMarket, REVISION, SHORT) },
    ],
  });
  const { title, hero } = reviseByArm(bullMarket, REVISION, SHORT);
  expect([title, hero.kicker, hero.headline]).toEqual(['金市专题', '金市', '先看懂']);
});

test('an arm of a definition may change only what may change at any time, and costs nothing', () => {
  const places: Readonly<Record<string, string>> = { activityHero: 'otherPages.0.hero', success: 'success.title' };
  const rules = Object.keys(definitionPatchSchema.shape).map((field) =>
    CHANGE_RULES.find(({ fields }) => fields.test(places[field] ?? field)),
  );
  expect(new Set(rules.map((rule) => rule?.may))).toEqual(new Set(['now']));
});

test('accepts two to eight arms, with names of up to 16 letters and digits', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `a${index}`, weight: index === 0 ? 101 - count : 1 }));
  expect([1, 2, 8, 9].map((count) => faultsOf(many(count)).length)).toEqual([1, 0, 0, 1]);
  const named = (name: string) =>
    faultsOf([
      { name, weight: 50 },
      { name: 'b', weight: 50 },
    ]);
  expect(['a', 'A1', 'a'.repeat(16)].flatMap(named)).toEqual([]);
  for (const name of ['', '1a', 'a-b', 'a b', ' a', 'a ', 'a'.repeat(17)]) {
    expect(named(name)).toEqual(['arms.0.name: must be up to 16 letters and digits, such as `plain`']);
  }
});

test.each<[string, unknown, string]>([
  ['no list', {}, 'arms.'],
  [
    'weights that leave visitors without',
    [PLAIN, { ...SHORT, weight: 30 }],
    'arms.weights are percents: they add up to 90',
  ],
  ['weights for more than all', [PLAIN, { ...SHORT, weight: 50 }], 'arms.weights are percents: they add up to 110'],
  [
    'a weight of nothing',
    [
      { ...PLAIN, weight: 100 },
      { ...SHORT, weight: 0 },
    ],
    'arms.1.weight: ',
  ],
  [
    'part of a percent',
    [
      { ...PLAIN, weight: 59.5 },
      { ...SHORT, weight: 40 },
    ],
    'arms.0.weight: ',
  ],
  ['a name twice', [PLAIN, { ...SHORT, name: 'plain' }], 'arms.two arms have one name'],
  ['an unknown field', [{ ...PLAIN, colour: 'red' }, SHORT], 'arms.0: '],
  [
    'what no revision changes',
    [PLAIN, { ...SHORT, patch: { slug: 'x' } }],
    'arms.short.slug: is the name of the campaign',
  ],
  ['a promise', [PLAIN, { ...SHORT, patch: { hero: { lead: '稳赚。' } } }], 'arms.short.hero.lead: 广告禁用词：稳赚'],
])('rejects %s and names the place', (_, written, fault) => {
  expect(faultsOf(written)).toEqual([expect.stringContaining(fault)]);
});

test('reports the faults of all arms together', () => {
  const wide = { hero: { offer: '这是一句很长很长的话' } };
  expect(
    faultsOf([
      { ...PLAIN, patch: wide },
      { ...SHORT, patch: { activities: [], ...wide } },
    ]),
  ).toEqual([
    expect.stringContaining('arms.plain.hero.offer: 不超过8字宽'),
    expect.stringContaining('arms.short.activities: '),
  ]);
});
