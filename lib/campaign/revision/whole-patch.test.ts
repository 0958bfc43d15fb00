import { campaigns } from '@/campaigns';
import bullMarket from '@/campaigns/bull-market';
import dragonBoat from '@/campaigns/dragon-boat-festival';
import { definitionOf } from '../define';
import { readPatch, revise } from './revise';
import { lessened, wholePatch } from './whole-patch';

test.each(campaigns)('everything that a revision may change of $slug changes nothing as it is', (campaign) => {
  const whole = wholePatch(campaign);
  expect(readPatch(campaign, whole)).toEqual({ patch: whole, campaign });
  expect(revise(campaign, whole)).toEqual(campaign);
  expect(lessened(whole, campaign)).toEqual({});
});

test('has every text of the definition, without addresses and compositions', () => {
  const { title, description, theme, hero, form, steps, reasons, rules, success } = definitionOf(bullMarket);
  const { composition: _, ...words } = hero;
  const { path, ...after } = { path: '', ...success };
  const optional = { questions: definitionOf(bullMarket).questions, steps, reasons, form };
  expect(wholePatch(bullMarket)).toStrictEqual({
    title,
    description,
    theme,
    hero: Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...(success && { success: after }),
    ...(bullMarket.rewards && { rewards: { title: bullMarket.rewards.title, note: bullMarket.rewards.note } }),
    rules: Object.fromEntries(rules.map(({ heading, items }) => [heading, items])),
  });
  expect(wholePatch({ ...bullMarket, success: undefined })).not.toHaveProperty('success');
});

test('has the hero of the page with the activities as activityHero', () => {
  const { composition, ...words } = { composition: '', ...dragonBoat.otherPages[0]?.hero };
  const { composition: _, ...written } = { composition: '', ...definitionOf(dragonBoat).otherPages?.[0]?.hero };
  expect(wholePatch(dragonBoat).activityHero).toEqual(written);
  expect(wholePatch({ ...dragonBoat, otherPages: [{ path: 'a' }] })).not.toHaveProperty('activityHero');
  expect(wholePatch({ ...dragonBoat, otherPages: [{ path: 'a' }, ...dragonBoat.otherPages] }).activityHero).toEqual(
    words,
  );
});

describe('a reduced patch', () => {
  const whole = wholePatch(bullMarket);
  const steps = { title: '三步', items: bullMarket.steps?.items ?? [] };
  const question = { question: '要先入金吗？', answer: '不用。' };
  const asked = { ...bullMarket, questions: [question, { question: '收费吗？', answer: '不收。' }] };

  test('has the changed parts of an object', () => {
    expect(lessened({ ...whole, hero: { ...whole.hero, headline: '新的标题' } }, bullMarket)).toEqual({
      hero: { headline: '新的标题' },
    });
    expect(lessened({ rules: { ...whole.rules, 奖励说明: ['没有赠金。'] } }, bullMarket)).toEqual({
      rules: { 奖励说明: ['没有赠金。'] },
    });
  });

  test('has a list, and an object with a list, as a whole', () => {
    expect(lessened({ ...whole, steps }, bullMarket)).toEqual({ steps });
    const [first] = asked.questions;
    expect(lessened({ questions: asked.questions }, asked)).toEqual({});
    expect(lessened({ questions: first ? [first] : [] }, asked)).toEqual({ questions: [question] });
    expect(lessened({ questions: [...asked.questions].reverse() }, asked)).toEqual({
      questions: [...asked.questions].reverse(),
    });
    expect(lessened({ questions: [question] }, { ...bullMarket, questions: undefined })).toEqual({
      questions: [question],
    });
  });

  test('ignores the order of fields', () => {
    const turned = asked.questions.map(({ question: asking, answer }) => ({ answer, question: asking }));
    expect(lessened({ questions: turned }, asked)).toEqual({});
  });

  test('has fields that the campaign lacks, without empty objects', () => {
    const without = { ...bullMarket, form: undefined, deposit: undefined };
    expect(lessened({ deposit: '立即入金', form: { title: '开户' }, hero: {} }, without)).toEqual({
      deposit: '立即入金',
      form: { title: '开户' },
    });
    const form = { title: '开户', submit: '提交' };
    expect(lessened({ form: { password: null } }, { ...bullMarket, form })).toEqual({ form: { password: null } });
    expect(lessened({ form: { password: 'later' } }, { ...bullMarket, form: { ...form, password: 'later' } })).toEqual(
      {},
    );
  });

  test('has values of another type than the campaign’s', () => {
    const odd = (patch: object) => lessened(patch, asked);
    expect(odd({ title: ['金市'] })).toEqual({ title: ['金市'] });
    expect(odd({ questions: { 0: asked.questions[0], 1: asked.questions[1] } })).toEqual({
      questions: { 0: asked.questions[0], 1: asked.questions[1] },
    });
    expect(odd({ questions: [{ ...question, more: '有' }, asked.questions[1]] })).toHaveProperty('questions');
    expect(odd({ questions: [{ question: question.question }, asked.questions[1]] })).toHaveProperty('questions');
    expect(odd({ questions: [null, asked.questions[1]] })).toHaveProperty('questions');
    expect(odd({ hero: null })).toEqual({ hero: null });
    expect(odd({ rules: { 奖励说明: null } })).toEqual({ rules: { 奖励说明: null } });
  });
});
