import { claimsOf } from './claims';
import { ACTIVITY_KINDS } from './schema';

test('after the end, what was reached is collected; what brings something new is not done any more', () => {
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
