import { compareFanOut } from './fan-out';
import { measureMemory } from './memory';

/** Goals: the gateway's fan-out as a fraction of a bare broadcast's, and the growth of the heap in MB per minute. */
const FAN_OUT_GOAL = 0.9;
const GROWTH_GOAL = 0.1;

/**
 * Measures the gateway's fan-out against a bare `ws` broadcast of the same bytes, and its memory under a steady load.
 *
 * @param minutes length of the measurement of memory; 0 skips it
 * @returns whether the goals are met
 */
export async function benchServer(clients: readonly number[], minutes: number): Promise<boolean> {
  const met: boolean[] = [];
  for (const count of clients) met.push(await benchFanOut(count));
  if (minutes > 0) met.push(await benchMemory(minutes));
  return met.every(Boolean);
}

async function benchFanOut(clients: number): Promise<boolean> {
  const { bare, gateway, ratio } = await compareFanOut(clients);
  console.log(`${clients} clients, messages of 46 ticks: the gateway against a bare ws broadcast of the same bytes`);
  console.log(
    `  per second of processor time  ${figures(gateway.perCpuSecond, bare.perCpuSecond, ratio.perCpuSecond)} (goal ${FAN_OUT_GOAL})`,
  );
  console.log(`  delivered per second          ${figures(gateway.perSecond, bare.perSecond, ratio.perSecond)}`);
  return ratio.perCpuSecond >= FAN_OUT_GOAL;
}

async function benchMemory(minutes: number): Promise<boolean> {
  const { heap, rss, heapSlope, rssSlope } = await measureMemory(minutes);
  console.log(`memory in ${minutes} minutes with 500 clients, 5 of which reconnect each second`);
  console.log(`  heap ${megabytes(heap)}, ${heapSlope.toFixed(3)} MB per minute (goal ${GROWTH_GOAL})`);
  console.log(`  rss  ${megabytes(rss)}, ${rssSlope.toFixed(3)} MB per minute`);
  return heapSlope <= GROWTH_GOAL;
}

function figures(gateway: number, bare: number, ratio: number): string {
  return `${Math.round(gateway)} against ${Math.round(bare)}, ratio ${ratio.toFixed(2)}`;
}

function megabytes([from, to]: readonly [number, number]): string {
  return `${from.toFixed(1)} MB to ${to.toFixed(1)} MB`;
}
