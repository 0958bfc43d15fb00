import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Activity } from '@/lib/activities/schema';
import { defineCampaign, definitionOf } from '@/lib/campaign/define';
import { definedPages, moduleOf } from '@/lib/campaign/pages';
import type { CampaignInput } from '@/lib/campaign/schema';
import { BRAND_COMPOSITIONS, COMPOSITIONS } from '@/lib/look/look';
import bullMarket from './bull-market';
import { pages } from './catalogue';
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

test('no text shows more than four decimals', () => {
  const shown = JSON.stringify(campaigns, (key, value) => (key === 'source' ? undefined : value));
  const long = shown.match(/\d\.\d{5,}/g) ?? [];
  expect(long).toEqual([]);
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

test('no two activities share a number', () => {
  const numbers = campaigns
    .flatMap(({ activities }) => activities)
    .map((activity) =>
      activity.kind === 'quiz' ? activity.quiz.activityId : 'activityId' in activity && activity.activityId,
    )
    .filter(Boolean);
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('rejects a page without a form and without activities', () => {
  const { form, success, ...rest } = definitionOf(bullMarket);
  expect(form && success).toBeDefined();
  expect(() => defineCampaign(FILE, { ...rest, activities: [] } as CampaignInput)).toThrow(
    'activities: 页面须有开户表单或活动',
  );
});

test('an exclusive group has at least two campaigns, and their rules name it', () => {
  const excluding = campaigns.filter(({ exclusive }) => exclusive !== undefined);
  for (const { slug, exclusive, rules } of excluding) {
    expect([slug, excluding.filter((other) => other.exclusive === exclusive).length]).not.toEqual([slug, 1]);
    expect(JSON.stringify(rules)).toMatch(/择一领取|只领取一份/);
  }
  const saying = campaigns.filter(({ rules }) => /择一领取/.test(JSON.stringify(rules))).map(({ slug }) => slug);
  expect(excluding.map(({ slug }) => slug)).toEqual(expect.arrayContaining(saying));
});

describe('conditions of a definition', () => {
  const all = campaigns.flatMap(({ slug, rules, activities }) =>
    activities.map((activity) => ({ slug, activity, who: JSON.stringify(rules[1]), rules: JSON.stringify(rules) })),
  );

  test('rewards of a first deposit are exclusive, and the rules say so', () => {
    const firstDeposit = (activity: Activity) =>
      activity.kind === 'tiers'
        ? [{ due: activity.measure === 'first-deposit', exclusive: activity.exclusive }]
        : activity.kind === 'tasks'
          ? activity.tasks.map(({ condition, prize, exclusive }) => ({
              due: condition.type === 'first-deposit' && prize !== null,
              exclusive,
            }))
          : [];
    let found = 0;
    for (const { slug, activity, who } of all) {
      for (const { due, exclusive } of firstDeposit(activity)) {
        expect([slug, exclusive]).toEqual([slug, due ? 'first-deposit' : undefined]);
        if (due) expect(who).toContain('首入金类赠金每位客户只可在一个活动中领取');
        if (due) found += 1;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  test('activities for verified customers require verification, and the rules say so', () => {
    for (const { slug, activity, who } of all) {
      const required = 'requires' in activity && activity.requires?.verified === true;
      if (/已实名|已在\{brand\}通过实名认证/.test(who)) expect([slug, required]).toEqual([slug, true]);
      if (required) expect(who).toContain('领取奖励前须通过实名认证');
    }
  });
});

test('the rules say once how short trades count, as the server counts them', () => {
  const saying = campaigns.flatMap(({ slug, lots, rules }) => {
    const said = rules.flatMap(
      ({ items }) => items.join('').match(/持仓不足 5 分钟的交易(?:不计入|，至多计入累计手数的 \d+%)/g) ?? [],
    );
    return said.map((words) => [slug, words, lots?.shortShare ?? 0] as const);
  });
  for (const [slug, words, share] of saying) expect([slug, words.includes('%')]).toEqual([slug, share > 0]);
  expect(new Set(saying.map(([slug]) => slug)).size).toBe(saying.length);
  expect(saying.map(([slug]) => slug)).toEqual(
    expect.arrayContaining(['golden-autumn-1227', 'kh_7694_form', 'tradeCashBack']),
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

test('no two campaigns share a path', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
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
  const asked = new Set(
    campaigns.flatMap(definedPages).flatMap(({ own, campaign }) => {
      const module = moduleOf(campaign);
      return own ? [] : BRAND_COMPOSITIONS.map((name) => module.replace('{composition}', name));
    }),
  );
  const modules = [...asked].map((name) => `${PAGES}${name}/[...path]/page.tsx`);
  const found = COMPOSITIONS.flatMap((composition) =>
    folders(`${PAGES}/${composition}`).map((action) => `${PAGES}/${composition}/${action}/[...path]/page.tsx`),
  );
  const missing = modules.filter((module) => !found.includes(module));
  const unused = found.filter((module) => !modules.includes(module));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] });
  for (const name of asked) {
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
