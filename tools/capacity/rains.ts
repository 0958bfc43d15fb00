import { usedBy } from './load';
import type { Measured } from './measured';
import { rain, simulate } from './simulate';
import type { Plan } from './steps';

/** Players who wait for a red packet rain. */
export const RAINS = [1_000, 10_000, 100_000] as const;

/** Seconds after which a third of the players has not acted yet. */
export const FADING = 3;
const SECONDS = 600;

/** The longest wait in seconds before players give up: browsers end a request after 20. */
export const WAITING_LIMIT = 20;

/** What the opening of a rain does to the machines of a plan. */
export function rainAt(waiting: number, { deployment }: Plan, measured: Measured) {
  return simulate(rain(waiting, FADING), (load) => usedBy(load, measured, deployment), SECONDS);
}
