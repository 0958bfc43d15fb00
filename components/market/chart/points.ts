import type { Tick } from '@/lib/contract/market';

/** A point of the chart; `time` in seconds since 1970. */
export interface Point {
  time: number;
  value: number;
}

/** Returns the last bid of every second of a history, which is newest first, in order of time. */
export function pointsOf(history: readonly Tick[]): Point[] {
  const bySecond = new Map<number, number>();
  for (const { TimeStamp, Bid } of [...history].reverse()) bySecond.set(Math.floor(TimeStamp / 1000), Bid);
  return [...bySecond].map(([time, value]) => ({ time, value }));
}

/**
 * Returns the part of `points` that a chart showing `drawn` has not drawn yet, including its last second; `null` if it
 * must start again.
 */
export function newPoints(drawn: readonly Point[], points: readonly Point[]): readonly Point[] | null {
  const last = drawn.length - 1;
  const goesOn = last >= 0 && points[0]?.time === drawn[0]?.time && points[last]?.time === drawn[last]?.time;
  return goesOn ? points.slice(last) : null;
}
