import { log } from '@/scripts/lib/cli.mjs';
import { alternate, median } from '../alternate';
import { judge } from './goals';
import { load, type Way } from './page';
import { openPlaces } from './places';
import { findWrk, type Rate } from './wrk';

const WAYS: readonly { way: Way; name: string }[] = [
  { way: 'plainFile', name: 'page: a plain file by nginx' },
  { way: 'edge', name: 'page: through the edge' },
  { way: 'frontServer', name: 'page: through the front server' },
  { way: 'edgeArms', name: 'page with arms: through the edge' },
  { way: 'frontServerArms', name: 'page with arms: through the front server' },
];

/** Measures how many pages a second each way of serving them sends. Returns whether the goals are met. */
export async function benchPages(): Promise<boolean> {
  findWrk();
  log('Starting every way to serve the page …');
  const { places, close } = await openPlaces();
  log('Requesting the page …');
  const ways = WAYS.map(({ way }) => way);
  const measured = await compareWays(ways, (way) => load(places[way], SECONDS)).finally(close);
  console.table(WAYS.map(({ way, name }) => row(name, measured[way])));
  const goals = judge(measured);
  for (const { way, of, atLeast, ratio, met } of goals) {
    console.log(`${met ? '✓' : '✗'} ${way} is ${ratio.toFixed(2)} of ${of} (goal ${atLeast})`);
  }
  return goals.every(({ met }) => met);
}

function row(name: string, { perSecond, p99 }: Rate) {
  return { what: name, 'a second': Math.round(perSecond), 'p99 ms': Number(p99.toFixed(2)) };
}

const ROUNDS = 7;
/** Seconds of load per way and round. */
const SECONDS = 3;

/** Loads every way in turn. @returns the medians of the rounds */
async function compareWays<Way extends string>(
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
