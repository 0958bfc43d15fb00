import { faultsOf } from '../testing/faults-of';
import { signin } from './definition';

const valid = { kind: 'signin', title: '签到', ...signin.starter };
const milestonesAt = (...days: number[]) => ({
  milestones: days.map((count) => ({ days: count, prize: signin.starter.daily })),
});

test.each<[string, object, string[]]>([
  ['a month with two milestones', {}, []],
  ['a week', { cycle: 'week' }, []],
  ['a year', { cycle: 'year' }, ['cycle: invalid_value']],
  ['milestones at rising days', milestonesAt(2, 3, 30), []],
  ['no milestone', milestonesAt(), ['milestones: too_small']],
  ['a milestone on the first day', milestonesAt(1, 7), ['milestones.0.days: too_small']],
  ['two milestones on a day', milestonesAt(7, 7), ['milestones: 天数须递增']],
  ['milestones out of order', milestonesAt(2, 21, 7), ['milestones: 天数须递增']],
  ['no day to be made up', { makeUpCards: 0 }, []],
  ['a negative number of days to be made up', { makeUpCards: -1 }, ['makeUpCards: too_small']],
  ['a double first day', { doubleDays: [1] }, []],
  ['a double day 0', { doubleDays: [0] }, ['doubleDays.0: too_small']],
])('checks a calendar of %s', (_, change, faults) => {
  expect(faultsOf(signin.definition, { ...valid, ...change })).toEqual(faults);
});

test('has no double days by default', () => {
  expect(signin.definition.parse(valid).doubleDays).toEqual([]);
});

test.each(['month', 'week'] as const)('values signing in by its milestones per %s', (cycle) => {
  const definition = signin.definition.parse({ kind: 'signin', title: '签到', ...signin.starter, cycle });
  expect(signin.worth(definition)).toEqual({ recurring: [{ per: cycle, dollars: 13 }] });
});
