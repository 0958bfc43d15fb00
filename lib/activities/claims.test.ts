import { claimsOf } from './claims';
import { ACTIVITY_KINDS } from './schema';

// @proves …次数在活动结束前有效，不可转让
test('allows only actions that collect an earlier result after the end', () => {
  expect(Object.fromEntries(ACTIVITY_KINDS.map((kind) => [kind, claimsOf(kind)]))).toEqual({
    cashback: ['collect'],
    coupon: ['claim'],
    invite: ['collect'],
    points: ['earn', 'redeem'],
    predict: [],
    quiz: [],
    redpacket: [],
    signin: [],
    tasks: ['collect'],
    tiers: ['collect'],
    treasure: [],
    wheel: [],
  });
});
