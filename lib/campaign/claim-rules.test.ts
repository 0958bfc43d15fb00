import type { Activity } from '../activities/schema';
import { isClaimable } from './claim-rules';

const claimable = (...kinds: Activity['kind'][]) =>
  isClaimable({ activities: kinds.map((kind) => ({ kind }) as Activity) });

test.each(['tasks', 'points', 'coupon', 'tiers', 'invite', 'cashback'] as const)(
  'rewards of %s are collected',
  (kind) => {
    expect(claimable(kind)).toBe(true);
  },
);

test.each(['wheel', 'treasure', 'quiz', 'predict', 'signin', 'redpacket'] as const)('%s gives at once', (kind) => {
  expect(claimable(kind)).toBe(false);
});

test('one activity to collect from is enough, and none has nothing to collect', () => {
  expect(claimable('wheel', 'tasks')).toBe(true);
  expect(claimable()).toBe(false);
});
