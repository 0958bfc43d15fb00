import { differences } from '@/lib/campaign/revision/differences';
import { readPatch, readStoredPatch, revise } from '@/lib/campaign/revision/revise';
import { wholePatch } from '@/lib/campaign/revision/whole-patch';
import { RISK_HEADING } from '@/lib/campaign/schema';
import { campaigns } from './index';

function read(slug: string, written: unknown) {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  return readPatch(campaign, written);
}

test.each(campaigns)('an empty revision changes nothing of $slug', (campaign) => {
  expect(revise(campaign, {})).toEqual(campaign);
});

test('changes texts, steps, questions, rules, theme, scene and the form’s kind, and nothing else', () => {
  const [campaign] = campaigns.filter(({ slug }) => slug === 'bull-market');
  const result = read('bull-market', {
    title: '金市专题',
    theme: 'jade',
    hero: { headline: '看得懂，再上车' },
    form: { password: 'later' },
    questions: [{ question: '要先入金吗？', answer: '不用。' }],
    rules: { 奖励说明: ['本专题没有赠金。'] },
    success: { lead: '账户开好了。' },
  });
  if (!('campaign' in result) || !campaign) throw new Error(JSON.stringify(result));
  expect(differences(campaign, result.campaign).map(({ field }) => field.replace(/\.\d.*/, ''))).toEqual(
    expect.arrayContaining(['title', 'theme', 'hero.headline', 'form.password', 'questions', 'rules.奖励说明']),
  );
  expect(result.campaign.hero).toEqual({ ...campaign.hero, headline: '看得懂，再上车' });
  expect(result.campaign.activities).toEqual(campaign.activities);
  expect(result.campaign.steps).toEqual(campaign.steps);
  expect(result.campaign.form).toEqual({ ...campaign.form, password: 'later' });
});

test('`null` makes a form ask for a password again', () => {
  const later = campaigns.find(({ form }) => form?.password);
  if (!later) throw new Error('No campaign opens accounts without a password.');
  expect(revise(later, { form: { password: null } }).form).toEqual({
    title: later.form?.title,
    submit: later.form?.submit,
  });
});

test('adds sentences that the fields decide to the rules once, beside those of a revision', () => {
  const { campaign } = read('lottery-october', { rules: { 领取方式: ['在本页领取。'] } }) as {
    campaign: (typeof campaigns)[number];
  };
  const said = (items: string[] = []) => items.filter((item) => item.includes('仍可在本页领取')).length;
  expect(said(campaign.rules.find(({ heading }) => heading === '领取方式')?.items)).toBeLessThanOrEqual(1);
});

test.each<[string, string, unknown, string]>([
  ['an unknown field', 'bull-market', { colour: 'red' }, '(root): Unrecognized key'],
  ['an empty text', 'bull-market', { hero: { headline: ' ' } }, 'hero.headline: '],
  ['an offer that is too wide', 'bull-market', { hero: { offer: '这是一句很长很长的话' } }, 'hero.offer: 不超过8字宽'],
  ['a promise', 'bull-market', { hero: { lead: '跟着做，稳赚。' } }, 'hero.lead: 广告禁用词：稳赚'],
  ['a superlative in a step', 'bull-market', { description: '全网首选' }, 'description: 广告禁用词'],
  ['a numeral', 'lottery-october', { hero: { lead: '转一次满 $888。' } }, 'hero.lead: 数字 $888 须写成占位符'],
  [
    'a name of nothing',
    'lottery-october',
    { hero: { lead: '{wheel.spins}。' } },
    'hero.lead: 没有占位符 {wheel.spins}',
  ],
  [
    'more than the rewards add up to',
    'kh_7694_form',
    { hero: { offer: '至多 {tasks.trade.amount}' } },
    'hero.offer: 须为',
  ],
  ['odds', 'lottery-october', { activities: [] }, 'activities: what is played'],
  ['dates', 'bull-market', { period: { from: '2027-01-01', to: '2027-02-01' } }, 'period: dates are moved by `dates`'],
  ['another composition', 'bull-market', { hero: { composition: 'stage' } }, 'hero.composition: '],
  ['a form where there is none', 'lottery-october', { form: { title: '开户' } }, 'form: the campaign has none'],
  ['an unknown drawing', 'bull-market', { hero: { scene: [{ shape: 'x' }] } }, 'hero.scene.0.shape: '],
  ['an unknown heading', 'bull-market', { rules: { 其他: ['一条。'] } }, 'rules'],
  ['a warning left out', 'bull-market', { rules: { [RISK_HEADING]: ['有风险。'] } }, `rules.${RISK_HEADING}: 须保留`],
  ['no object', 'bull-market', ['a'], '(root): '],
])('rejects %s and names the field', (_, slug, written, fault) => {
  expect(read(slug, written)).toEqual({ faults: expect.arrayContaining([expect.stringContaining(fault)]) });
});

test.each([
  ['bbwy', '每位客户每天只可领取一份。'],
  ['lottery-october', '仅限周末参加。'],
  ['lottery-october', '中奖后须联系客服，逾期作废。'],
  ['tradeCashBack', '每月返现至多 {cashback.groups.perLot.max}。'],
  ['bbwy', '抢完即止，每周只可用一次。'],
])('%s: a revision cannot add the limit “%s” to the rules', (slug, limit) => {
  const campaign = campaigns.find((one) => one.slug === slug);
  const said = campaign?.rules.find(({ heading }) => heading === '活动内容')?.items ?? [];
  expect(said.length).toBeGreaterThan(0);
  expect(read(slug, { rules: { 活动内容: ['写明。', limit] } })).toEqual({
    faults: expect.arrayContaining([expect.stringContaining('rules.活动内容.1: a revision cannot add a limit')]),
  });
});

test('names a date that an operator has set', () => {
  const campaign = campaigns.find(({ slug }) => slug === 'bull-market');
  if (!campaign) throw new Error('There is no bull-market.');
  const patch = { hero: { lead: '截至 {period.to}。' } };
  expect(read('bull-market', patch)).toEqual({
    faults: expect.arrayContaining([expect.stringContaining('hero.lead: 没有占位符 {period.to}')]),
  });
  const dated = { ...campaign, period: { from: '2027-01-01', to: '2027-03-09' } };
  expect(readPatch(dated, patch)).toMatchObject({ patch, campaign: { hero: { lead: '截至 2027年3月9日。' } } });
});

test('names figures in a revision, and shows their names in the text to edit', () => {
  const campaign = campaigns.find(({ slug }) => slug === 'lottery-october');
  if (!campaign) throw new Error('There is no lottery-october.');
  const patch = {
    rules: { 活动内容: ['平仓 {wheel.credits.lots.each} 手，转一转。'] },
    hero: { lead: '{reasons.count|count}条。' },
  };
  const revised = revise(campaign, patch);
  expect([revised.rules[2]?.items[0], revised.hero.lead]).toEqual(['平仓 2 手，转一转。', '三条。']);
  expect(wholePatch(revised)).toMatchObject(patch);
  expect(readStoredPatch(campaign, { hero: { lead: '满 2 手。' } })).toMatchObject({
    campaign: { hero: { lead: '满 2 手。' } },
  });
});
