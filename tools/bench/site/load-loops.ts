import { setTimeout as pause } from 'node:timers/promises';

/** Runs an operation one after another in each of several lanes. @returns operations per second */
export async function closedLoop(times: number, lanes: number, act: (index: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const lane = async () => {
    while (next < times) await act(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times / ((performance.now() - began) / 1_000);
}

/** Starts a number of operations each second, even while earlier ones run, and waits for all of them. */
export async function openLoop(perSecond: number, seconds: number, act: () => Promise<void>): Promise<void> {
  const acts: Promise<void>[] = [];
  const began = performance.now();
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1_000) {
    while (acts.length < passed * perSecond) acts.push(act());
    await pause(5);
  }
  await Promise.all(acts);
}

/** Adds the milliseconds that an operation takes to a list. */
export async function timed<T>(times: number[], act: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await act();
  times.push(performance.now() - began);
  return result;
}

/** The 99th percentile; NaN without values. */
export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}
