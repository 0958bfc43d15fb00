import { log } from '@/scripts/lib/cli.mjs';
import { compareWays, SECONDS } from './compare';
import { judge } from './goals';
import { load, type Way } from './page';
import { openPlaces } from './places';
import { findWrk, type Rate } from './wrk';

const WAYS: readonly { way: Way; name: string }[] = [
  { way: 'plainFile', name: 'page: a plain file by nginx' },
  { way: 'edge', name: 'page: through the edge' },
  { way: 'frontServer', name: 'page: through the front server' },
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
