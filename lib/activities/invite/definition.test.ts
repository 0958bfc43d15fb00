import { faultsOf } from '../testing/faults-of';
import { invite } from './definition';

const { each } = invite.starter;
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
  expect(faultsOf(invite.definition, { kind: 'invite', title: '邀请', ...invite.starter, ...change })).toEqual(faults);
});

test('values invitations by a month of friends, and each tier once', () => {
  const tiers = [
    { friends: 3, prize: { label: '赠金', amount: 20, unit: 'usdt' } },
    { friends: 5, prize: { label: '保温杯', amount: 1, unit: 'gift', bookValue: 12 } },
  ];
  expect(invite.worth(invite.definition.parse({ kind: 'invite', title: '邀请', ...invite.starter, tiers }))).toEqual({
    recurring: [
      { per: 'friends', dollars: 80 },
      { per: 'tier', dollars: 20, count: 3 },
      { per: 'tier', dollars: 12, count: 5 },
    ],
  });
});
