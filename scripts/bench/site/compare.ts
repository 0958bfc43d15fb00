import { load, type Places, type Way } from './page';
import type { Rate } from './wrk';

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;

/** Asks every way in turn, round after round, so that a slow moment of the machine is everybody's; answers medians. */
export async function compareWays(places: Places): Promise<Record<Way, Rate>> {
  const ways = Object.keys(places) as Way[];
  for (const way of ways) await loadWay(places, way, WARM_UP_SECONDS);
  const measured = new Map<Way, Rate[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of ways) measured.get(way)?.push(await loadWay(places, way, SECONDS));
  }
  return Object.fromEntries([...measured].map(([way, rates]) => [way, medianOf(rates)])) as Record<Way, Rate>;
}

function loadWay(places: Places, way: Way, seconds: number): Promise<Rate> {
  return load(places[way], seconds).catch((cause) => {
    throw new Error(`${way} cannot be measured`, { cause });
  });
}

function medianOf(rates: readonly Rate[]): Rate {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p99: median(rates.map(({ p99 }) => p99)),
  };
}
