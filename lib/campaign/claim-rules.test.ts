import written from '@/campaigns/new-customer-first';
import type { Activity } from '../activities/schema';
import { isClaimable, withClaimRules } from './claim-rules';
import { type Campaign, RULE_HEADINGS } from './schema';

const claimable = (...kinds: Activity['kind'][]) =>
  isClaimable({ activities: kinds.map((kind) => ({ kind }) as Activity) });

test.each(['tasks', 'points', 'coupon', 'tiers', 'invite', 'cashback'] as const)(
  'rewards of %s are collected',
  (kind) => {
    expect(claimable(kind)).toBe(true);
  },
);

test.each(['wheel', 'treasure', 'quiz', 'predict', 'signin', 'redpacket'] as const)(
  '%s has nothing to collect',
  (kind) => {
    expect(claimable(kind)).toBe(false);
  },
);

test('a campaign is claimable if one of its activities is', () => {
  expect(claimable('wheel', 'tasks')).toBe(true);
  expect(claimable()).toBe(false);
});

test.each([
  [{ activities: [] }, undefined],
  [{ activities: written.activities }, 30],
  [{ activities: written.activities, claimDays: 7 }, 7],
])('a campaign has claim days if it has rewards to collect: %#', (fields, claimDays) => {
  const { claimDays: _, ...campaign } = written;
  expect(withClaimRules({ ...campaign, ...fields }).claimDays).toBe(claimDays);
});

describe('rules of payment', () => {
  const prize = (unit: string) => ({ prize: { label: '奖品', amount: 1, unit } });
  const wheel = (units: string[], requires?: object) => ({ kind: 'wheel', segments: units.map(prize), requires });
  const points = (...units: string[]) => ({ kind: 'points', shop: units.map(prize) });
  const saidOf = (...activities: object[]) => {
    const rules = RULE_HEADINGS.map((heading) => ({ heading, items: ['写明。'] }));
    const campaign = withClaimRules({ ...written, claimDays: 7, rules, activities } as unknown as Campaign);
    expect(campaign.rules.filter(({ heading, items }) => heading !== '领取方式' && items.length > 1)).toEqual([]);
    return campaign.rules.find(({ heading }) => heading === '领取方式')?.items.slice(1);
  };
  const PAID = '在账户通过实名认证后发放，此前获得的先记入“我的奖励”。';
  const COLLECTED = '活动结束后 7 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。';

  test.each([
    ['money is paid after verification', [wheel(['usd'])], [`奖励${PAID}`]],
    ['so is what is won beside points', [wheel(['points', 'usd'])], [`积分以外的奖励${PAID}`]],
    ['points of one activity, money of another', [wheel(['points']), wheel(['usd'])], [`积分以外的奖励${PAID}`]],
    ['points are given to everybody', [wheel(['points'])], []],
    ['what only the verified can win needs no word', [wheel(['usd'], { verified: true })], []],
    ['another requirement is no verification', [wheel(['usd'], { verified: false })], [`奖励${PAID}`]],
    ['what is collected is collected in time', [points()], [COLLECTED]],
    ['a shop of coupons', [points('coupon')], [`积分以外的奖励${PAID}`, COLLECTED]],
  ])('%s', (_, activities, said) => {
    expect(saidOf(...activities)).toEqual(said);
  });
});
