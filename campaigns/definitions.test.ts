import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brands } from '@/brands';
import { catalogueOf } from '@/lib/campaign/catalogue';
import { ENFORCED_OUTSIDE, misplaced, unenforced } from '@/lib/campaign/checks';
import { defineCampaign, definitionOf } from '@/lib/campaign/define';
import { limitsIn } from '@/lib/campaign/limits';
import { definedPages, modulesOf, ownPagesOf, PAGE_MODULES } from '@/lib/campaign/pages';
import type { CampaignInput, Rule } from '@/lib/campaign/schema';
import { COMPOSITIONS } from '@/lib/look/look';
import bullMarket from './bull-market';
import { OTHER_PAGES, pages } from './catalogue';
import { campaigns } from './index';
import integrate2412 from './integrate-2412';

const FILE = 'campaigns/broken.ts';
const PAGES = 'app/[variant]/(campaigns)';

const usd = { label: '赠金', amount: 8, unit: 'usd' };
const segments = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index}`,
  label: '{amount} 赠金',
  prize: usd,
  odds: index === 0 ? 5000 : 1000,
  stock: index === 0 ? null : 10,
}));
const wheel = { kind: 'wheel', title: '转盘', segments, credits: [{ from: 'day', count: 1, label: '每日' }] };
const ladder = { kind: 'tiers', title: '阶梯', activityId: 901, measure: 'lots', unit: 'usd', sliderMax: 50 };

function withActivities(...activities: object[]) {
  return () => defineCampaign(FILE, { ...definitionOf(bullMarket), activities } as unknown as CampaignInput);
}

test.each(campaigns)('$slug passes the checks that a stored campaign has to pass', (campaign) => {
  const others = catalogueOf(
    campaigns.filter((other) => other !== campaign),
    OTHER_PAGES,
  );
  expect(
    misplaced(campaign, { others, brands: brands.map(({ appCode }) => appCode), ownPages: ownPagesOf(campaigns) }),
  ).toEqual([]);
  expect(unenforced(campaign)).toEqual([]);
});

test.each(ENFORCED_OUTSIDE)('a campaign has the limit %s, which is enforced outside', (said) => {
  const written = campaigns.flatMap((campaign) => limitsIn(definitionOf(campaign).rules as Rule[]));
  expect(written.some(({ sentence }) => said.test(sentence))).toBe(true);
});

test('no two quizzes share a question', () => {
  const asked = campaigns
    .flatMap(({ activities }) => activities)
    .flatMap((activity) => (activity.kind === 'quiz' ? activity.quiz.bank.map(({ question }) => question) : []));
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});

test('accepts a campaign with valid activities', () => {
  const tiers = [
    { from: 1, reward: 8 },
    { from: 5, reward: 48 },
  ];
  expect(withActivities(wheel, { ...ladder, tiers })().activities).toHaveLength(2);
});

test.each<[string, object[], RegExp]>([
  [
    'tiers out of order',
    [
      {
        ...ladder,
        tiers: [
          { from: 5, reward: 48 },
          { from: 1, reward: 8 },
        ],
      },
    ],
    /activities\.0\.tiers: /,
  ],
  [
    'odds that do not add up',
    [{ ...wheel, segments: segments.map((segment) => ({ ...segment, odds: 1000 })) }],
    /activities\.0\.segments: 中奖概率之和/,
  ],
  [
    'a draw whose prizes can all run out',
    [{ ...wheel, segments: segments.map((segment) => ({ ...segment, stock: 10 })) }],
    /activities\.0\.segments: 须有一项不限数量/,
  ],
  [
    'a promise in a prize',
    [{ ...wheel, segments: segments.map((segment) => ({ ...segment, label: '稳赚礼' })) }],
    /activities\.0\.segments\.0\.label: 广告禁用词/,
  ],
  [
    'a ladder of lots without a number',
    [{ ...ladder, activityId: undefined, tiers: [{ from: 1, reward: 8 }] }],
    /activities\.0\.activityId: 按手数或首笔入金/,
  ],
  ['two activities of a kind', [wheel, wheel], /activities: 同一类活动/],
  ['an unknown kind', [{ kind: 'raffle' }], /activities\.0\.kind/],
])('rejects %s and names file and field', (_, activities, fault) => {
  expect(withActivities(...activities)).toThrow(fault);
  expect(withActivities(...activities)).toThrow(FILE);
});

test('rejects a hero that counts a prize without a limited stock', () => {
  const definition = definitionOf(integrate2412) as CampaignInput;
  const limited = (id: string) => () =>
    defineCampaign(FILE, { ...definition, hero: { ...definition.hero, limited: id } });
  expect(limited('mug')).not.toThrow();
  expect(limited('visit')).toThrow('hero.limited: 须为一项限量奖品的编号');
});

test('rejects a page without a form and without activities', () => {
  const { form, success, ...rest } = definitionOf(bullMarket);
  expect(form && success).toBeDefined();
  expect(() => defineCampaign(FILE, { ...rest, activities: [] } as CampaignInput)).toThrow(
    'activities: 页面须有开户表单或活动',
  );
});

test('the rules say who is paid where unverified accounts can win money', () => {
  const saying = (slug: string) =>
    campaigns
      .find((campaign) => campaign.slug === slug)
      ?.rules.flatMap(({ items }) => items)
      .find((item) => item.includes('在账户通过实名认证后发放'));
  expect(saying('answer-2412')).toBe('奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”。');
  expect(saying('signin-2506')).toBe('积分以外的奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”。');
  expect([saying('tradeCashBack'), saying('bull-market')]).toEqual([undefined, undefined]);
});

const folders = (place: string) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length;

test('a page module belongs to a definition with ownPage, and has fewer than 80 lines', () => {
  const own = folders(PAGES).filter((folder) => existsSync(`${PAGES}/${folder}/page.tsx`));
  const saying = campaigns.filter(({ ownPage }) => ownPage);
  expect(own.sort()).toEqual(saying.map(({ slug }) => slug).sort());
  for (const folder of own) expect(linesOf(`${PAGES}/${folder}/page.tsx`)).toBeLessThan(80);
});

test('each combination of composition and first action in use has a page module, and no other', () => {
  const found = COMPOSITIONS.flatMap((composition) =>
    folders(`${PAGES}/${composition}`).map((action) => `/${composition}/${action}`),
  );
  expect(found.sort()).toEqual([...PAGE_MODULES].sort());
  const used = campaigns.flatMap(definedPages).flatMap(({ own, campaign }) => (own ? [] : modulesOf(campaign)));
  expect([...new Set(used)].sort()).toEqual(found);
  for (const name of PAGE_MODULES) {
    const source = readFileSync(`${PAGES}${name}/[...path]/page.tsx`, 'utf8');
    const args = name.split('/').filter((block) => block && block !== 'activity');
    expect(source).toContain(`pagesMadeOf(${args.join(', ')})`);
  }
});

test('routes each page to the module of its composition and first action', () => {
  const routes = new Map(pages.map(({ path, route }) => [path, route]));
  expect(routes.get('/lottery-october')).toBe('/stage/activity/lottery-october');
  expect(routes.get('/sign-in-jx-pc')).toBe('/diagonal/form/sign-in-jx-pc');
  expect(routes.get('/newCustomerFirst')).toBe('/ticket/deposit/newCustomerFirst');
  expect(routes.get('/dragon-boat-festival')).toBeUndefined();
  expect(routes.get('/dragon-boat-festival/answer')).toBe('/stage/activity/dragon-boat-festival/answer');
  expect(routes.get('/register-2501-success')).toBe('/register-2501/success');
  expect(routes.get('/bull-market')).toBeUndefined();
});
