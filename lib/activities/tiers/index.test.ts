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
])('values a ladder over %s once, by what they reach', (_, change, amount) => {
  expect(tiers.worth(ladderOf(change), { deposit: 200, lots: 199 })).toEqual({
    certain: [{ amount, group: undefined }],
    recurring: [],
  });
});

test('reports both the group and the monthly renewal', () => {
  const definition = ladderOf({ exclusive: 'first-deposit', term: 'month' });
  expect(tiers.worth(definition, { deposit: 5, lots: 0 })).toEqual({
    certain: [{ amount: 8, group: 'first-deposit' }],
    recurring: [{ per: 'ladder', again: 'month' }],
  });
});

test('assigns a grouped ladder to its group as a whole', () => {
  expect(tiers.exclusive(ladderOf({ exclusive: 'first-deposit' }))).toEqual([
    { group: 'first-deposit', name: '入金档位' },
  ]);
  expect(tiers.exclusive(ladderOf({}))).toEqual([]);
});
