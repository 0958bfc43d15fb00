import { faultsOf } from '../testing/faults-of';
import { inviteSchema } from './definition';
import { starter } from './starter';

const { each } = starter;
const tiersOf = (...friends: number[]) => ({ tiers: friends.map((count) => ({ friends: count, prize: each })) });

test.each<[string, object, string[]]>([
  ['a prize per friend and one for three friends', {}, []],
  ['one friend a month', { monthlyMax: 1 }, []],
  ['prizes for more and more friends', tiersOf(1, 2, 10), []],
  ['no friend a month', { monthlyMax: 0 }, ['monthlyMax: too_small']],
  ['no further prize', tiersOf(), ['tiers: too_small']],
  ['a further prize for no friend', tiersOf(0, 3), ['tiers.0.friends: too_small']],
  ['two prizes for the same number of friends', tiersOf(3, 3), ['tiers: 人数须递增']],
  ['prizes for fewer friends', tiersOf(1, 5, 3), ['tiers: 人数须递增']],
  ['no such condition', { condition: { type: 'rich' } }, ['condition.type: invalid_union']],
  ['half a cent for each', { each: { ...each, amount: 0.005 } }, ['each.amount: 积分与礼品须为整数，金额至多两位小数']],
])('checks invitations with %s', (_, change, faults) => {
  expect(faultsOf(inviteSchema, { kind: 'invite', title: '邀请', ...starter, ...change })).toEqual(faults);
});
