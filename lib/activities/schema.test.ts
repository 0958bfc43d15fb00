import { ACTIVITY_KINDS, activitySchema, exclusiveRewardsOf, worthOf } from './schema';
import { activityOf } from './testing/activity-of';
import { faultsOf } from './testing/faults-of';

test.each(ACTIVITY_KINDS)('the smallest %s may be defined, with no other field and not without a title', (kind) => {
  const activity = activityOf(kind);
  expect(activity.kind).toBe(kind);
  expect(faultsOf(activitySchema, { ...activity, title: ' ', colour: 'red' })).toEqual([
    'title: too_small',
    ': unrecognized_keys',
  ]);
});

test('an activity of no kind is refused', () => {
  expect(faultsOf(activitySchema, { kind: 'lottery', title: '抽奖' })).toEqual(['kind: invalid_union']);
});

test.each(ACTIVITY_KINDS)('%s is no reward of a group by itself', (kind) => {
  expect(exclusiveRewardsOf(activityOf(kind))).toEqual([]);
});

test('rewards of a group and what an activity is worth are those of its kind', () => {
  const ladder = activityOf('tiers', { exclusive: 'first-deposit' });
  expect(exclusiveRewardsOf(ladder)).toEqual([{ group: 'first-deposit', name: '活动' }]);
  expect(worthOf(ladder, { deposit: 200, lots: 0 })).toEqual({
    certain: [{ amount: 20, group: 'first-deposit' }],
    recurring: [],
  });
});
