import { probit } from 'simple-statistics';
import { type Measure, WINDOW_DAYS } from './measures';
import type { Change } from './result';
import { logVariance, ratioOf, type Sample } from './sample';

/** The chance that an interval ever leaves out the true change. */
const ALPHA = 0.05;
/** The chance that a change is found which is as large as the smallest one worth having. */
const POWER = 0.8;

/** The normal distribution fits the logarithm of a ratio of this many visitors, whose error is at most that of 25 events. */
const FEWEST_VISITORS = 100;
const LARGEST_VARIANCE = 1 / 25;

/** What changes are looked for. */
export interface Sought {
  /** The relative change that should be found, 0.1 is 10 %. The interval is narrowest when there are enough visitors for it. */
  smallest: number;
  /** How many arms are compared with the first one. All their intervals together are wrong as rarely as one (Bonferroni). */
  comparisons: number;
}

/**
 * The change from one ratio to another, with an interval that is valid whenever one looks, as often as one likes.
 *
 * The interval is the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit
 * theory and asymptotic confidence sequences" (2021, arXiv:2103.06476), theorem 2.2, for the difference of the logarithms. Where
 * the theorem has tρ², we have `information`: the variance of a normal mixture over differences, divided by the variance of the measured
 * difference. The p-value is that of the same mixture: Johari, Pekelis and Walsh, "Always valid inference: bringing sequential
 * analysis to A/B testing" (2015, arXiv:1512.04922). It is at most 0.05 exactly if the interval leaves out 0.
 *
 * @returns `null` while there are too few visitors to say
 */
export function changeBetween(first: Sample, other: Sample, sought: Sought): Change | null {
  if (!suffices(first) || !suffices(other)) return null;
  const variance = logVariance(first) + logVariance(other);
  if (variance <= 0) return null;
  const difference = Math.log((ratioOf(other) ?? 0) / (ratioOf(first) ?? 0));
  const alpha = ALPHA / sought.comparisons;
  const information = (bestInformation(alpha) * findableVariance(sought)) / variance;
  const shrunk = information / (1 + information);
  const radius = Math.sqrt((variance * (Math.log1p(information) - 2 * Math.log(alpha))) / shrunk);
  const logP = (Math.log1p(information) - (shrunk * difference ** 2) / variance) / 2;
  return {
    low: Math.expm1(difference - radius),
    estimate: Math.expm1(difference),
    high: Math.expm1(difference + radius),
    p: Math.min(1, sought.comparisons * Math.exp(logP)),
  };
}

/** What an experiment is planned with. */
export interface Planned {
  measure: Measure;
  /** The present share of the visitors that the measure counts; `null` without visitors. */
  rate: number | null;
  /** The smallest relative change worth having, 0.1 is 10 %. */
  smallest: number;
  arms: number;
  /** Visitors a day who could take part, and the part of them that does, 0 to 1. */
  visitorsDaily: number;
  share: number;
}

/**
 * The visitors that each arm needs so that the smallest change is found in 80 of 100 experiments, and the days until they have come and
 * their window has closed. `null` where the present figures do not say.
 */
export function planOf({ measure, rate, smallest, arms, visitorsDaily, share }: Planned): {
  perArm: number | null;
  days: number | null;
} {
  if (!rate) return { perArm: null, days: null };
  const variance = findableVariance({ smallest, comparisons: arms - 1 });
  const perArm = Math.ceil((2 * (1 / rate - 1)) / variance);
  const daily = visitorsDaily * share;
  return { perArm, days: daily > 0 ? Math.ceil((perArm * arms) / daily) + WINDOW_DAYS[measure] : null };
}

/** The variance of the difference of logarithms at which one look finds the smallest change in 80 of 100 experiments. */
function findableVariance({ smallest, comparisons }: Sought): number {
  const boundary = Math.sqrt(1 + bestInformation(ALPHA / comparisons));
  return (Math.log1p(smallest) / (boundary + probit(POWER))) ** 2;
}

/**
 * The information at which the interval is narrowest, in standard deviations: its boundary is then √(1 + information). It solves
 * u = log(1 + u) - 2 log α, which repeated insertion does quickly.
 */
function bestInformation(alpha: number): number {
  let information = -2 * Math.log(alpha);
  for (let step = 0; step < 30; step++) information = Math.log1p(information) - 2 * Math.log(alpha);
  return information;
}

function suffices(sample: Sample): boolean {
  return sample.n >= FEWEST_VISITORS && sample.x > 0 && sample.y > 0 && logVariance(sample) <= LARGEST_VARIANCE;
}
