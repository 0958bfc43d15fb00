import { type Measure, WINDOW_DAYS } from './definition';
import { findableVariance } from './sequence';

interface Planned {
  measure: Measure;
  /** The present share of the visitors that the measure counts. */
  rate: number;
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
  if (rate <= 0) return { perArm: null, days: null };
  const variance = findableVariance({ smallest, comparisons: arms - 1 });
  const perArm = Math.ceil((2 * (1 / rate - 1)) / variance);
  const daily = visitorsDaily * share;
  return { perArm, days: daily > 0 ? Math.ceil((perArm * arms) / daily) + WINDOW_DAYS[measure] : null };
}
