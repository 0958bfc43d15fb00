import { MESSAGE } from '@/lib/contract/market/messages';
import { RawClients } from './raw-clients';
import { TargetProcess } from './target-process';

const SUBSCRIBE = JSON.stringify({ type: MESSAGE.subscribe });
const CLIENTS = 500;
/** Clients that disconnect and connect each second. */
const REPLACED = 5;
/** Messages per second. */
const RATE = 10;
const SAMPLE_SECONDS = 15;
/** Seconds of warm-up. */
const WARM_UP = 60;

export interface Growth {
  minutes: number;
  /** MB after the warm-up and at the end, after a garbage collection. */
  heap: [number, number];
  rss: [number, number];
  /** MB per minute, by least squares over all samples after the warm-up. */
  heapSlope: number;
  rssSlope: number;
}

/** Measures the gateway's memory under a steady load with clients that connect and disconnect. */
export async function measureMemory(minutes: number): Promise<Growth> {
  const server = await TargetProcess.start('gateway');
  const readers = await RawClients.open(server.url, CLIENTS, SUBSCRIBE);
  const ticks = setInterval(() => server.send(), 1_000 / RATE);
  const visitors = setInterval(() => void readers.replace(REPLACED, SUBSCRIBE), 1_000);
  await pause(WARM_UP * 1_000);
  const samples: { minute: number; heap: number; rss: number }[] = [];
  for (let second = 0; second <= minutes * 60; second += SAMPLE_SECONDS) {
    const { heapUsed, rss } = await server.usage();
    samples.push({ minute: second / 60, heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 });
    await pause(SAMPLE_SECONDS * 1_000);
  }
  clearInterval(ticks);
  clearInterval(visitors);
  readers.close();
  server.stop();
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('no samples');
  return {
    minutes,
    heap: [first.heap, last.heap],
    rss: [first.rss, last.rss],
    heapSlope: slope(samples.map(({ minute, heap }) => [minute, heap])),
    rssSlope: slope(samples.map(({ minute, rss }) => [minute, rss])),
  };
}

function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (pick: (point: readonly [number, number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)];
  const covariance = mean(([x, y]) => (x - meanX) * (y - meanY));
  return covariance / mean(([x]) => (x - meanX) ** 2);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
