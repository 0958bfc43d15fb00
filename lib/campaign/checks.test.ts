import { campaigns } from '@/campaigns';
import answer2412 from '@/campaigns/answer-2412';
import bullMarket from '@/campaigns/bull-market';
import { OTHER_PAGES } from '@/campaigns/catalogue';
import firstAmount from '@/campaigns/first-amount-2502';
import flyback from '@/campaigns/golden-autumn-1';
import registers from '@/campaigns/register-2501';
import signInJx from '@/campaigns/sign-in-jx';
import { catalogueOf } from './catalogue';
import { misplaced, readNewCampaign, unenforced } from './checks';
import { definitionOf } from './define';
import { ownPagesOf } from './pages';
import type { Campaign } from './schema';

const around = { others: catalogueOf(campaigns, OTHER_PAGES), brands: ['bfzh'], ownPages: ownPagesOf(campaigns) };
/** A campaign that has its own addresses and numbers. */
const other = (campaign: Campaign, changes: object = {}) =>
  ({
    ...campaign,
    slug: 'other-2601',
    otherPages: [],
    success: undefined,
    ownPage: undefined,
    activities: [],
    ...changes,
  }) as Campaign;

test('accepts a copy with its own address, and rejects one with that of another', () => {
  const { otherPages: _, ...copied } = { ...definitionOf(signInJx), slug: 'sign-in-2601' };
  expect(readNewCampaign(copied, around)).toMatchObject({ campaign: { slug: 'sign-in-2601' } });
  expect(readNewCampaign(definitionOf(signInJx), around)).toEqual({
    faults: [
      'slug: “sign-in-jx”已被占用',
      'otherPages.0.path: “sign-in-jx-wap”已被占用',
      'otherPages.1.path: “sign-in-jx-pc”已被占用',
    ],
  });
  expect(readNewCampaign({ ...copied, title: 5 }, around)).toEqual({ faults: [expect.stringMatching(/^title: /)] });
});

test.each<[string, Campaign, string]>([
  ['an address that differs in case', other(bullMarket, { slug: 'Bull-Market' }), 'slug: “Bull-Market”已被占用'],
  [
    'an address below that of another',
    other(bullMarket, { success: { path: 'cgold/won' } }),
    'success.path: “cgold/won”已被占用',
  ],
  ['an address of clauses', other(bullMarket, { slug: 'Clause' }), 'slug: “Clause”已被占用'],
  ['an address of files', other(bullMarket, { slug: 'art' }), 'slug: “art”已被占用'],
  [
    'one address twice',
    other(bullMarket, { otherPages: [{ path: 'Other-2601' }] }),
    'otherPages.0.path: “Other-2601”已被占用',
  ],
  ['an address that the edge does not know', other(bullMarket, { slug: '_x' }), 'slug: “_x”须以字母或数字开头'],
  ['an address of a success page', other(bullMarket, { slug: 'x-success' }), 'slug: 不可以“-success”或“-square”结尾'],
  [
    'a success page elsewhere',
    other(bullMarket, { success: { path: 'elsewhere/success' } }),
    'success.path: 须为“other-2601/success”或“other-2601-success”',
  ],
  ['the number of another quiz', other(answer2412, { activities: answer2412.activities }), 'activities.0.activityId: '],
  ['a group without others', other(bullMarket, { exclusive: 'alone' }), 'exclusive: 没有别的活动属于“alone”'],
  ['a page module that does not exist', other(bullMarket, { ownPage: true }), 'ownPage: 没有这样的页面模块'],
  [
    'the page module of another composition',
    other(bullMarket, { ownPage: 'auth-award' }),
    'ownPage: 没有这样的页面模块',
  ],
  ['an unknown brand', other(bullMarket, { brands: ['bfzh', 'none'] }), 'brands.1: 没有品牌“none”'],
  [
    'a composition without a module',
    other(bullMarket, { form: undefined, hero: { ...bullMarket.hero, composition: 'scroll' } }),
    'hero.composition: 没有页面模块 /scroll/activity',
  ],
])('rejects %s', (_, campaign, fault) => {
  expect(misplaced(campaign, around)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

/** A campaign with other words; `definitionOf` of a copy is the copy, with its generated limits. */
const faultsOf = (campaign: Campaign, changes: object) => unenforced({ ...campaign, ...changes } as Campaign);
const [tiers] = firstAmount.activities;
const [quizzing] = answer2412.activities;
const quizWith = (changes: object) =>
  quizzing?.kind === 'quiz' ? [{ ...quizzing, quiz: { ...quizzing.quiz, ...changes } }] : [];
const bank = quizzing?.kind === 'quiz' ? quizzing.quiz.bank : [];
const ruled = (items: string[]) => ({
  rules: bullMarket.rules.map((rule, index) => (index === 1 ? { ...rule, items } : rule)),
});

test.each<[string, string[], string]>([
  [
    'a limit',
    faultsOf(bullMarket, ruled(['每户只可一次。'])),
    'rules.活动对象.0: 限制由字段生成，不可手写：“每户只可一次。”',
  ],
  ['a placeholder', faultsOf(bullMarket, { title: '一句话说清能做什么' }), 'title: 一句话说清能做什么（须改写）'],
  [
    'a first deposit without a group',
    faultsOf(firstAmount, { activities: [{ ...tiers, exclusive: undefined }] }),
    'activities.0.exclusive: 首次入金的奖励须写 first-deposit',
  ],
  [
    'a task of a first deposit without a group',
    faultsOf(registers, {
      activities: registers.activities.map((activity) =>
        activity.kind === 'tasks'
          ? { ...activity, tasks: activity.tasks.map((task) => ({ ...task, exclusive: undefined })) }
          : activity,
      ),
    }),
    '.exclusive: 首次入金的奖励须写 first-deposit',
  ],
  [
    'a group without a first deposit',
    faultsOf(firstAmount, { activities: [{ ...tiers, measure: 'deposit' }] }),
    'activities.0.exclusive: 首次入金的奖励须写 first-deposit',
  ],
  [
    'rules for verified customers that no activity requires',
    faultsOf(answer2412, ruled(['已实名的客户。'])),
    'activities.0.requires: 规则说须实名',
  ],
  [
    'a choice between campaigns that are no group',
    faultsOf(flyback, { exclusive: undefined }),
    'exclusive: 规则说“择一领取”',
  ],
  ['a contradiction', faultsOf(bullMarket, ruled(['从未入金。'])), '“从未入金”没有功能可以保证'],
  ['five decimals', faultsOf(bullMarket, { description: '1.23456 倍' }), '(root): 1.23456 超过四位小数'],
  ['a quiz without past terms', faultsOf(answer2412, { activities: quizWith({ pastTerms: 0 }) }), 'quiz.pastTerms: '],
  [
    'a bank too small for its terms',
    faultsOf(answer2412, { activities: quizWith({ pastTerms: 999 }) }),
    'quiz.bank: 题目须够',
  ],
  [
    'right options in one position',
    faultsOf(answer2412, { activities: quizWith({ bank: bank.map((one) => ({ ...one, right: 0 })) }) }),
    'quiz.bank: 正确选项须四个位置都有',
  ],
  [
    'an explanation that is no sentence',
    faultsOf(answer2412, { activities: quizWith({ bank: bank.map((one) => ({ ...one, explanation: '对' })) }) }),
    'quiz.bank.0.explanation: ',
  ],
])('rejects %s', (_, faults, fault) => {
  expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});
