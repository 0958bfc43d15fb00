import { inviteSchema } from './definition';
import { invite } from './index';
import { starter } from './starter';

test('values invitations by a month of friends, and each tier once', () => {
  const tiers = [
    { friends: 3, prize: { label: '赠金', amount: 20, unit: 'usdt' } },
    { friends: 5, prize: { label: '保温杯', amount: 1, unit: 'gift', bookValue: 12 } },
  ];
  expect(invite.worth(inviteSchema.parse({ kind: 'invite', title: '邀请', ...starter, tiers }))).toEqual({
    recurring: [
      { per: 'friends', dollars: 80 },
      { per: 'tier', dollars: 20, count: 3 },
      { per: 'tier', dollars: 12, count: 5 },
    ],
  });
});
