import { existsSync, readFileSync } from 'node:fs';
import { defineCampaign } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { pages } from './catalogue';
import { campaigns } from './index';
import kh7694Form from './kh-7694-form';

const FILE = 'campaigns/broken.ts';
const PAGES = 'app/[variant]/(campaigns)';

const usd = { label: '赠金', amount: 8, unit: 'usd' };
const segments = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index}`,
  label: '$8 赠金',
  prize: usd,
  odds: index === 0 ? 5000 : 1000,
  stock: index === 0 ? null : 10,
}));
const wheel = { kind: 'wheel', title: '转盘', segments, credits: [{ from: 'day', count: 1, label: '每日' }] };
const ladder = { kind: 'tiers', title: '阶梯', measure: 'lots', unit: 'usd', sliderMax: 50 };

function withActivities(...activities: object[]) {
  return () => defineCampaign(FILE, { ...kh7694Form, activities } as unknown as CampaignInput);
}

test('no text shows the rest of a calculation', () => {
  const long = JSON.stringify(campaigns).match(/\d\.\d{5,}/g) ?? [];
  expect(long).toEqual([]);
});

test('a campaign of sound activities passes', () => {
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
  ['two activities of a kind', [wheel, wheel], /activities: 同一类活动/],
])('%s stop the build, named by file and field', (_, activities, fault) => {
  expect(withActivities(...activities)).toThrow(fault);
  expect(withActivities(...activities)).toThrow(FILE);
});

test('a page without a form needs something to do', () => {
  const { form, success, ...rest } = kh7694Form;
  expect(form && success).toBeDefined();
  expect(() => defineCampaign(FILE, { ...rest, activities: [] } as CampaignInput)).toThrow(
    'activities: 页面须有开户表单或活动',
  );
});

test('campaigns that exclude each other are two at least, and their rules say so', () => {
  const excluding = campaigns.filter(({ exclusive }) => exclusive !== undefined);
  for (const { slug, exclusive, rules } of excluding) {
    expect([slug, excluding.filter((other) => other.exclusive === exclusive).length]).not.toEqual([slug, 1]);
    expect(JSON.stringify(rules)).toMatch(/择一领取|只领取一份/);
  }
  const saying = campaigns.filter(({ rules }) => /择一领取/.test(JSON.stringify(rules))).map(({ slug }) => slug);
  expect(excluding.map(({ slug }) => slug)).toEqual(expect.arrayContaining(saying));
});

test('no two campaigns share a path', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test.each(campaigns.map((campaign) => [campaign.slug, campaign]))(
  '%s has its pages, each of a few lines',
  (_, campaign) => {
    const paths = [
      campaign.slug,
      ...campaign.otherPages.map(({ path }) => path),
      ...(campaign.success ? [campaign.success.path] : []),
    ];
    for (const path of paths) {
      const file = `${PAGES}/${path}/page.tsx`;
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(80);
    }
  },
);
