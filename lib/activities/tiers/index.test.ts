import { tiersSchema } from './definition';
import { tiers } from './index';
import { starter } from './starter';

const ladder = [
  { from: 5, reward: 8 },
  { from: 200, reward: 88 },
];
const ladderOf = (change: object) =>
  tiersSchema.parse({ kind: 'tiers', title: '入金档位', ...starter, activityId: 60, tiers: ladder, ...change });

test.each([
  ['deposits', { measure: 'deposit' }, 88],
  ['the first deposit', { measure: 'first-deposit' }, 88],
  ['lots', { measure: 'lots' }, 8],
])('a ladder over %s is worth what they reach, once', (_, change, amount) => {
  expect(tiers.worth(ladderOf(change), { deposit: 200, lots: 199 })).toEqual({
    certain: [{ amount, group: undefined }],
    recurring: [],
  });
});

test('a ladder of a group of rewards, anew each month, says both', () => {
  const definition = ladderOf({ exclusive: 'first-deposit', term: 'month' });
  expect(tiers.worth(definition, { deposit: 5, lots: 0 })).toEqual({
    certain: [{ amount: 8, group: 'first-deposit' }],
    recurring: ['its ladder again each month'],
  });
});

test('a ladder of a group of rewards belongs to it as a whole, any other to none', () => {
  expect(tiers.exclusive(ladderOf({ exclusive: 'first-deposit' }))).toEqual([
    { group: 'first-deposit', name: '入金档位' },
  ]);
  expect(tiers.exclusive(ladderOf({}))).toEqual([]);
});
