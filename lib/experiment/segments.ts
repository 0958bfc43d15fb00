import type { Measure } from './definition';
import { discoveriesIn } from './false-discoveries';
import { type Result, SEGMENTS } from './result';
import { changeBetween } from './sequence';
import { type ArmRows, groupedBy, measured, sumOf } from './tally';

/**
 * The change of the measure in each group of visitors, of every segment that divides them. Their intervals are not corrected for the number
 * of arms: `sure` corrects for arms and groups together.
 */
export function segmentsOf(
  first: ArmRows,
  others: readonly ArmRows[],
  measure: Measure,
  smallest: number,
): Result['segments'] {
  const found = SEGMENTS.flatMap((segment) => {
    const compared = groupedBy(first.rows, (row) => row[segment]);
    if (compared.size < 2) return [];
    return others.flatMap(({ name, rows }) =>
      [...groupedBy(rows, (row) => row[segment])].flatMap(([value, own]) => {
        const before = measured(sumOf(compared.get(value) ?? []), measure);
        const sample = measured(sumOf(own), measure);
        const change = changeBetween(before, sample, { smallest, comparisons: 1 });
        return change ? [{ segment, value, arm: name, visitors: sample.n, change }] : [];
      }),
    );
  });
  const discoveries = discoveriesIn(found.map(({ change }) => change.p));
  return found.map((one, index) => ({ ...one, sure: discoveries[index] ?? false }));
}
