import type { Measure } from './definition';
import type { Result } from './result';
import { changeBetween } from './sequence';
import { type ArmRows, groupedBy, measured, sumOf } from './tally';

/** The change of each other arm from the first day to the end of each day, for the days on which it can be said. */
export function historyOf(
  first: ArmRows,
  others: readonly ArmRows[],
  measure: Measure,
  smallest: number,
): Result['history'] {
  const arms = [first, ...others].map(({ name, rows }) => ({
    name,
    days: groupedBy(rows, ({ day }) => day),
    until: sumOf([]),
  }));
  const days = new Set(arms.flatMap((arm) => [...arm.days.keys()]));
  return [...days].sort().flatMap((day) => {
    for (const arm of arms) arm.until = sumOf([arm.until, ...(arm.days.get(day) ?? [])]);
    const [before, ...after] = arms.map(({ name, until }) => ({ name, sample: measured(until, measure) }));
    return after.flatMap(({ name, sample }) => {
      const change = before && changeBetween(before.sample, sample, { smallest, comparisons: others.length });
      return change ? [{ day, arm: name, change }] : [];
    });
  });
}
