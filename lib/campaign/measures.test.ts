import type { Activity } from '../activities/schema';
import { measuresOf } from './measures';

/** Only the conditions of an activity matter here. */
const measured = (...activities: object[]) => [...measuresOf({ activities: activities as Activity[] })];
const deposit = { type: 'deposit', from: 100 };
const first = { type: 'first-deposit', from: 100 };
const trade = { type: 'trade', from: 1 };
const verified = { type: 'verified' };

test.each([
  ['money back for every lot', { kind: 'cashback' }, ['lots']],
  ['a ladder of first deposits', { kind: 'tiers', measure: 'first-deposit' }, ['first-deposit']],
  ['a ladder of deposits', { kind: 'tiers', measure: 'deposit' }, ['deposit']],
  ['tasks', { kind: 'tasks', tasks: [{ condition: verified }, { condition: trade }] }, ['lots']],
  ['coupons', { kind: 'coupon', coupons: [{ condition: first }, { condition: verified }] }, ['first-deposit']],
  ['a friend who trades', { kind: 'invite', condition: trade }, ['lots']],
  ['ways to points', { kind: 'points', earn: [{ by: 'day' }, { by: 'condition', condition: deposit }] }, ['deposit']],
  ['spins for lots', { kind: 'wheel', credits: [{ from: 'day' }, { from: 'lots' }] }, ['lots']],
  ['spins for a deposit', { kind: 'wheel', credits: [{ from: 'condition', condition: deposit }] }, ['deposit']],
  [
    'boxes that are opened by lots or after a deposit',
    {
      kind: 'treasure',
      credits: [{ from: 'lots' }],
      boxes: [{ unlock: { by: 'credit' } }, { unlock: { by: 'condition', condition: deposit } }],
    },
    ['lots', 'deposit'],
  ],
])('%s: finds what it measures', (_, activity, measures) => {
  expect(measured(activity)).toEqual(measures);
});

test.each([
  [
    'being verified and having a card',
    { kind: 'tasks', tasks: [{ condition: verified }, { condition: { type: 'card' } }] },
  ],
  ['a spin a day', { kind: 'wheel', credits: [{ from: 'day' }, { from: 'condition', condition: verified }] }],
  ['boxes of days', { kind: 'treasure', credits: [], boxes: [{ unlock: { by: 'day', day: 1 } }] }],
  ['a friend’s registration', { kind: 'invite', condition: { type: 'registered' } }],
  ['a quiz', { kind: 'quiz' }],
  ['guesses', { kind: 'predict' }],
  ['coming every day', { kind: 'signin' }],
  ['red packets', { kind: 'redpacket' }],
])('%s: measures nothing', (_, activity) => {
  expect(measured(activity)).toStrictEqual([]);
});

test('names a measure of several activities once', () => {
  const tasks = { kind: 'tasks', tasks: [{ condition: trade }, { condition: deposit }] };
  expect(measured({ kind: 'cashback' }, tasks, { kind: 'tiers', measure: 'lots' })).toEqual(['lots', 'deposit']);
});
