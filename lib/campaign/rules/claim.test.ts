import written from '@/campaigns/new-customer-first';
import type { Activity } from '../../activities/schema';
import type { Campaign } from '../schema';
import { claimRules, isClaimable, withClaimDays } from './claim';

const claimable = (...kinds: Activity['kind'][]) =>
  isClaimable({ activities: kinds.map((kind) => ({ kind }) as Activity) });

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
  expect(withClaimDays({ ...campaign, ...fields }).claimDays).toBe(claimDays);
});

describe('rules of payment', () => {
  const prize = (unit: string) => ({ prize: { label: '奖品', amount: 1, unit } });
  const wheel = (units: string[], requires?: object) => ({ kind: 'wheel', segments: units.map(prize), requires });
  const points = (...units: string[]) => ({ kind: 'points', shop: units.map(prize) });
  const saidOf = (...activities: object[]) =>
    claimRules(withClaimDays({ ...written, claimDays: 7, activities } as unknown as Campaign)).领取方式;
  const PAID = '在账户通过实名认证后发放，此前获得的先记入“我的奖励”。';
  const SENT = '赠金发放后 1 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。';
  const COLLECTED = '活动结束后 7 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。';

  test.each([
    ['money is paid after verification', [wheel(['usd'])], [`奖励${PAID}`, SENT]],
    ['so is what is won beside points', [wheel(['points', 'usd'])], [`积分以外的奖励${PAID}`, SENT]],
    ['points of one activity, money of another', [wheel(['points']), wheel(['usd'])], [`积分以外的奖励${PAID}`, SENT]],
    ['points are given to everybody', [wheel(['points'])], []],
    ['what only the verified can win needs no word', [wheel(['usd'], { verified: true })], [SENT]],
    ['another requirement is no verification', [wheel(['usd'], { verified: false })], [`奖励${PAID}`, SENT]],
    ['what is collected is collected in time', [points()], [COLLECTED]],
    [
      'gifts are sent',
      [wheel(['gift'], { verified: true })],
      ['实物奖品由客服在 5 个工作日内联系核对收货地址，包邮寄出；不折现、不转让。'],
    ],
    ['a shop says how its gifts are sent', [points('gift')], [`积分以外的奖励${PAID}`, COLLECTED]],
    ['a shop of coupons', [points('coupon')], [`积分以外的奖励${PAID}`, COLLECTED]],
  ])('%s', (_, activities, said) => {
    expect(saidOf(...activities)).toEqual(said);
  });
});
