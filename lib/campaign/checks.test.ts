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

/** A campaign that has its own addresses and no numbers. */
const PLACED = { ...bullMarket, slug: 'other-2601', otherPages: [], success: undefined, activities: [] };
const MODULE = 'ownPage: 没有这样的页面模块';
const UNKNOWN = { form: undefined, hero: { ...bullMarket.hero, composition: 'scroll' } };

test.each<[what: string, changes: object, fault: string]>([
  ['an address that differs in case', { slug: 'Bull-Market' }, 'slug: “Bull-Market”已被占用'],
  ['an address below that of another', { success: { path: 'cgold/won' } }, 'success.path: “cgold/won”已被占用'],
  ['an address of clauses', { slug: 'Clause' }, 'slug: “Clause”已被占用'],
  ['an address of files', { slug: 'art' }, 'slug: “art”已被占用'],
  ['one address twice', { otherPages: [{ path: 'Other-2601' }] }, 'otherPages.0.path: “Other-2601”已被占用'],
  ['an address that the edge does not know', { slug: '_x' }, 'slug: “_x”须以字母或数字开头'],
  ['an address of a success page', { slug: 'x-success' }, 'slug: 不可以“-success”或“-square”结尾'],
  ['a success page elsewhere', { success: { path: 'elsewhere/success' } }, 'success.path: 须为“other-2601/success”'],
  ['the number of another quiz', { activities: answer2412.activities }, 'activities.0.activityId: '],
  ['a group without others', { exclusive: 'alone' }, 'exclusive: 没有别的活动属于“alone”'],
  ['a page module that does not exist', { ownPage: true }, MODULE],
  ['the page module of another composition', { ownPage: 'auth-award' }, MODULE],
  ['an unknown brand', { brands: ['bfzh', 'none'] }, 'brands.1: 没有品牌“none”'],
  ['a composition without a module', UNKNOWN, 'hero.composition: 没有页面模块 /scroll/activity'],
])('rejects %s', (_, changes, fault) => {
  const faults = misplaced({ ...PLACED, ownPage: undefined, ...changes } as unknown as Campaign, around);
  expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

const [tiers] = firstAmount.activities;
const [quizzing] = answer2412.activities;
const quiz = quizzing?.kind === 'quiz' ? quizzing.quiz : undefined;
const quizWith = (changes: object) => ({ activities: [{ ...quizzing, quiz: { ...quiz, ...changes } }] });
const bankWith = (changes: object) => quizWith({ bank: quiz?.bank.map((question) => ({ ...question, ...changes })) });
const ruled = (item: string) => ({
  rules: bullMarket.rules.map((rule, index) => (index === 1 ? { ...rule, items: [item] } : rule)),
});
const tasksAlone = registers.activities.map((activity) =>
  activity.kind === 'tasks'
    ? { ...activity, tasks: activity.tasks.map((task) => ({ ...task, exclusive: undefined })) }
    : activity,
);
const FIRST = 'exclusive: 首次入金的奖励须写 first-deposit';

// `definitionOf` of a changed campaign is the campaign itself, with its generated limits.
test.each<[what: string, campaign: Campaign, changes: object, fault: string]>([
  ['a limit', bullMarket, ruled('每户只可一次。'), 'rules.活动对象.0: 限制由字段生成，不可手写：“每户只可一次。”'],
  ['a placeholder', bullMarket, { title: '一句话说清能做什么' }, 'title: 一句话说清能做什么（须改写）'],
  ['a first deposit without a group', firstAmount, { activities: [{ ...tiers, exclusive: undefined }] }, FIRST],
  ['a task of a first deposit without a group', registers, { activities: tasksAlone }, FIRST],
  ['a group without a first deposit', firstAmount, { activities: [{ ...tiers, measure: 'deposit' }] }, FIRST],
  [
    'a verification that no activity requires',
    answer2412,
    ruled('已实名的客户。'),
    'activities.0.requires: 规则说须实名',
  ],
  ['a choice between campaigns that are no group', flyback, { exclusive: undefined }, 'exclusive: 规则说“择一领取”'],
  ['a contradiction', bullMarket, ruled('从未入金。'), '“从未入金”没有功能可以保证'],
  ['five decimals', bullMarket, { description: '1.23456 倍' }, '(root): 1.23456 超过四位小数'],
  ['a quiz without past terms', answer2412, quizWith({ pastTerms: 0 }), 'quiz.pastTerms: '],
  ['a bank too small for its terms', answer2412, quizWith({ pastTerms: 999 }), 'quiz.bank: 题目须够'],
  ['right options in one position', answer2412, bankWith({ right: 0 }), 'quiz.bank: 正确选项须四个位置都有'],
  ['an explanation that is no sentence', answer2412, bankWith({ explanation: '对' }), 'quiz.bank.0.explanation: '],
])('rejects %s', (_, campaign, changes, fault) => {
  const faults = unenforced({ ...campaign, ...changes } as Campaign);
  expect(faults).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});
