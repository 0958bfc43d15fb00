import { type Load, usedBy } from './load';
import type { Measured } from './measured';
import { advertisement, rain, type Simulated, scaled, simulate } from './simulate';
import { ASSUMED, type Plan } from './steps';

/** Seconds that a simulation covers. */
const SECONDS = 3_600;

/** The longest wait in seconds before visitors give up: browsers end a request after 20. */
export const WAITING_LIMIT = 20;

interface Peak {
  name: string;
  /** The load at a number of seconds after the beginning. @param steady the average of the busiest hour */
  arrivals: (steady: Load) => (second: number) => Load;
}

/** Seconds after which a third of the visitors of an advertisement is left, and of the players of a rain who have not acted. */
const FADING = { advertisement: 300, rain: 3 };

/** What may happen in the busiest hour. */
export const PEAKS: readonly Peak[] = [
  ...[3, 10, 30].map((times) => ({
    name: `an advertisement, ${times} times as many visits`,
    arrivals: (steady: Load) => advertisement(steady, times, FADING.advertisement),
  })),
  ...[1_000, 10_000, 100_000].map((players) => ({
    name: `a rain, ${players.toLocaleString('en')} players`,
    arrivals: () => rain(players, FADING.rain, ASSUMED.packets, ASSUMED.samePrize),
  })),
];

/** What a peak does to the machines of a plan. */
export function simulatePeak({ arrivals }: Peak, { peak, deployment }: Plan, measured: Measured): Simulated {
  const steady = scaled(peak, 1 / ASSUMED.peakMinute);
  return simulate(arrivals(steady), (load) => usedBy(load, measured, deployment), SECONDS);
}
