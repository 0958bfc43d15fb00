import { alternate, median } from '../alternate';
import type { Rate } from './wrk';

const ROUNDS = 7;
/** Seconds of load per way and round. */
export const SECONDS = 3;

/** Loads every way in turn. @returns the medians of the rounds */
export async function compareWays<Way extends string>(
  ways: readonly Way[],
  ask: (way: Way) => Promise<Rate>,
): Promise<Record<Way, Rate>> {
  const measured = await alternate(ways, ROUNDS, ask);
  return Object.fromEntries(ways.map((way) => [way, medianOf(measured[way])])) as Record<Way, Rate>;
}

/** The medians of a way's rounds. */
function medianOf(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p99: median(rates.map(({ p99 }) => p99)),
  };
}
