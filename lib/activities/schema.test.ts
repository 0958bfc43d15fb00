import { ACTIVITY_KINDS, activitySchema, exclusiveRewardsOf, worthOf } from './schema';
import { activityOf } from './testing/activity-of';
import { faultsOf } from './testing/faults-of';

test.each(ACTIVITY_KINDS)('accepts the smallest %s, but no unknown field and no blank title', (kind) => {
  const activity = activityOf(kind);
  expect(activity.kind).toBe(kind);
  expect(faultsOf(activitySchema, { ...activity, title: ' ', colour: 'red' })).toEqual([
    'title: 不能为空',
    ': unrecognized_keys',
  ]);
});

test('rejects an unknown kind', () => {
  expect(faultsOf(activitySchema, { kind: 'lottery', title: '抽奖' })).toEqual(['kind: invalid_union']);
});

// A first deposit among tasks needs one.
test.each(ACTIVITY_KINDS.filter((kind) => kind !== 'tasks'))('puts no reward of %s in a group by default', (kind) => {
  expect(exclusiveRewardsOf(activityOf(kind))).toEqual([]);
});

test("asks the activity's kind for its group rewards and its worth", () => {
  const ladder = activityOf('tiers', { exclusive: 'first-deposit' });
  expect(exclusiveRewardsOf(ladder)).toEqual([{ group: 'first-deposit', name: '活动' }]);
  expect(worthOf(ladder, { deposit: 200, lots: 0 })).toEqual({
    certain: [{ amount: 20, group: 'first-deposit' }],
    recurring: [],
  });
});
