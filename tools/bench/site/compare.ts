import { alternate, median } from '../alternate';
import { load, type Places, type Way } from './page';
import type { Rate } from './wrk';

const ROUNDS = 7;
const SECONDS = 3;

/** Asks every way in turn and answers the medians of the rounds. */
export async function compareWays(places: Places): Promise<Record<Way, Rate>> {
  const ways = Object.keys(places) as Way[];
  const measured = await alternate(ways, ROUNDS, (way) => load(places[way], SECONDS));
  return Object.fromEntries(ways.map((way) => [way, medianOf(measured[way])])) as Record<Way, Rate>;
}

function medianOf(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p99: median(rates.map(({ p99 }) => p99)),
  };
}
