import { BUCKETS } from './buckets';
import { type ArmRows, type CountRow, groupedBy, measured, sumOf, type Tally } from './counts';
import { guardrailsOf } from './guardrails';
import type { Measure } from './measures';
import type { ArmResult, Change, Gain, Result, Verdict } from './result';
import { ratioOf } from './sample';
import { MISMATCH, sampleRatioP } from './sample-ratio';
import { segmentsOf } from './segments';
import { changeBetween } from './sequence';

/** The days of a gain. */
const MONTH = 30;

interface Observed {
  measure: Measure;
  /** The smallest relative change worth having, 0.1 is 10 %. */
  smallest: number;
  /** At least two, with how many of the hundred buckets see each; the others are compared with the first. */
  arms: readonly { name: string; weight: number; buckets: number }[];
  /** Visitors whose window has closed. */
  rows: readonly CountRow[];
  waiting: number;
  needed: number | null;
  /** Visitors a day with the experiment's hosts and plans, also those outside of its share. */
  visitorsDaily: number;
}

/** An arm with what its visitors have done. */
interface Group extends ArmRows {
  weight: number;
  buckets: number;
  tally: Tally;
}

/** Compares the other arms with the first. */
export function resultOf({ arms, rows, waiting, needed, ...observed }: Observed): Result {
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
  const results = armResults(groups, compared, observed);
  const guardrails = guardrailsOf(first, compared);
  const { measure, smallest, visitorsDaily } = observed;
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

/** The rates of all arms, and what changes from the first one to those that are compared with it. */
function armResults(
  arms: readonly Group[],
  compared: readonly Group[],
  { measure, smallest, visitorsDaily }: Pick<Observed, 'measure' | 'smallest' | 'visitorsDaily'>,
): ArmResult[] {
  const first = arms[0]?.tally ?? sumOf([]);
  const rateOf = (tally: Tally, of: Measure) => ratioOf(measured(tally, of));
  const monthly = (of: Measure) => (rateOf(first, of) ?? 0) * visitorsDaily * MONTH;
  const { dollars, deposits } = sumOf(arms.map(({ tally }) => tally));
  return arms.map((arm) => {
    const { name, weight, tally } = arm;
    const changeOf = (of: Measure) =>
      compared.includes(arm)
        ? changeBetween(measured(first, of), measured(tally, of), { smallest, comparisons: compared.length })
        : null;
    return {
      ...{ name, weight, tally, rate: rateOf(tally, measure), change: changeOf(measure) },
      accounts: gainOf(changeOf('accounts'), monthly('accounts')),
      dollars: gainOf(changeOf('deposits'), monthly('deposits') * (dollars / deposits)),
    };
  });
}

function gainOf(change: Change | null, monthly: number): Gain | null {
  return change && { low: change.low * monthly, estimate: change.estimate * monthly, high: change.high * monthly };
}

/** The change of each other arm from the first day to the end of each day, for the days on which it can be said. */
function historyOf(first: ArmRows, others: readonly ArmRows[], measure: Measure, smallest: number): Result['history'] {
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

/**
 * What the figures say, in the order of {@link Verdict}.
 *
 * @param days until every arm has as many visitors as it needs
 */
function verdictOf(
  { ratio, arms, guardrails }: Pick<Result, 'ratio' | 'arms' | 'guardrails'>,
  days: number | null,
): Verdict {
  if (ratio.p < MISMATCH) return { code: 'mismatch' };
  const broken = guardrails.find((one) => one.broken);
  if (broken) return { code: 'broken', arm: broken.arm, guardrail: broken.guardrail };
  const others = arms.slice(1).flatMap(({ name, change }) => (change ? [{ name, ...change }] : []));
  if (others.length === 0) return { code: 'early' };
  const [best] = others.filter(({ low }) => low > 0).toSorted((one, other) => other.estimate - one.estimate);
  if (best) return { code: 'better', arm: best.name };
  if (others.length === arms.length - 1 && others.every(({ high }) => high < 0)) return { code: 'worse' };
  return days === 0 ? { code: 'equal' } : { code: 'undecided', days };
}

/** Days until each arm has the visitors that it needs; `null` if figures do not say. */
function daysLeft(arms: readonly Group[], needed: number | null, visitorsDaily: number): number | null {
  if (needed === null) return null;
  const days = arms.map(({ buckets, tally }) => {
    const missing = needed - tally.visitors;
    return missing > 0 ? Math.ceil(missing / ((visitorsDaily * buckets) / BUCKETS)) : 0;
  });
  const most = Math.max(...days);
  return Number.isFinite(most) ? most : null;
}
