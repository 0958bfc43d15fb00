import { armResults } from './arm-results';
import { BUCKETS } from './buckets';
import type { CountRow, Tally } from './counts';
import type { Measure } from './definition';
import { guardrailsOf } from './guardrails';
import { historyOf } from './history';
import type { Result } from './result';
import { MISMATCH, sampleRatioP } from './sample-ratio';
import { segmentsOf } from './segments';
import { groupedBy, sumOf } from './tally';
import { verdictOf } from './verdict';

/** An arm of the experiment, and how many of the hundred buckets see it. */
interface ObservedArm {
  name: string;
  weight: number;
  buckets: number;
}

interface Observed {
  measure: Measure;
  /** The smallest relative change worth having, 0.1 is 10 %. */
  smallest: number;
  /** At least two; the others are compared with the first. */
  arms: readonly ObservedArm[];
  /** Visitors whose window has closed. */
  rows: readonly CountRow[];
  waiting: number;
  needed: number | null;
  /** All visitors a day among whom the experiment chooses, also those who do not take part. */
  visitorsDaily: number;
}

/** Compares the other arms with the first. */
export function resultOf({ measure, smallest, arms, rows, waiting, needed, visitorsDaily }: Observed): Result {
  const byArm = groupedBy(rows, ({ arm }) => arm);
  const groups = arms.map((arm) => {
    const own = byArm.get(arm.name) ?? [];
    return { ...arm, rows: own, tally: sumOf(own) };
  });
  const [first, ...others] = groups;
  if (!first) throw new Error('an experiment needs arms');
  const counted = sumOf(groups.map(({ tally }) => tally)).visitors;
  const buckets = arms.reduce((sum, arm) => sum + arm.buckets, 0);
  const shares = groups.map((arm) => ({
    name: arm.name,
    expected: (counted * arm.buckets) / buckets,
    seen: arm.tally.visitors,
  }));
  const ratio = { p: sampleRatioP(shares), arms: shares };
  const compared = ratio.p < MISMATCH ? [] : others;
  const results = armResults(groups, compared, { measure, smallest, visitorsDaily });
  const guardrails = guardrailsOf(first, compared);
  return {
    verdict: verdictOf({ ratio, arms: results, guardrails }, daysLeft(groups, needed, visitorsDaily)),
    counted,
    waiting,
    needed,
    ratio,
    arms: results,
    guardrails,
    history: historyOf(first, compared, measure, smallest),
    segments: segmentsOf(first, compared, measure, smallest),
  };
}

/** Days until each arm has the visitors that it needs; `null` if figures do not say. */
function daysLeft(
  arms: readonly { buckets: number; tally: Tally }[],
  needed: number | null,
  visitorsDaily: number,
): number | null {
  if (needed === null) return null;
  const days = arms.map(({ buckets, tally }) => {
    const missing = needed - tally.visitors;
    return missing > 0 ? Math.ceil(missing / ((visitorsDaily * buckets) / BUCKETS)) : 0;
  });
  const most = Math.max(...days);
  return Number.isFinite(most) ? most : null;
}
