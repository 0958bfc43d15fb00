import { type ArmRows, groupedBy, measured, sumOf } from './counts';
import type { Measure } from './measures';
import { type Result, SEGMENTS } from './result';
import { changeBetween } from './sequence';

/** The part of the discoveries that may be false, on average. */
const Q = 0.05;

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

/**
 * Which p-values are discoveries, by the procedure of Benjamini and Hochberg, "Controlling the false discovery rate" (1995): the largest
 * one that is at most its rank's part of q, and all smaller ones.
 */
export function discoveriesIn(pValues: readonly number[]): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const largest = sorted.findLast((p, index) => p <= (Q * (index + 1)) / sorted.length) ?? -1;
  return pValues.map((p) => p <= largest);
}
