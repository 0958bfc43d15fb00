import { type Measure, WINDOW_DAYS } from './definition';

interface Plan {
  measure: Measure;
  rate: number;
  smallest: number;
  arms: number;
  visitorsDaily: number;
  share: number;
}

export function planOf({ measure, rate, smallest, arms, visitorsDaily, share }: Plan): {
  perArm: number | null;
  days: number | null;
} {
  if (rate <= 0 || visitorsDaily <= 0) return { perArm: null, days: null };
  const perArm = Math.ceil((16 * (1 - rate)) / (rate * smallest * smallest));
  return { perArm, days: Math.ceil((perArm * arms) / (visitorsDaily * share)) + WINDOW_DAYS[measure] };
}
