import type { Tick } from '@/lib/contract/market';
import { CATALOGUE } from '@/lib/market/catalogue';
import { waitUntil } from '../../testing/wait-until';

/** Where Redis has the process that leads. */
export const LEASE_KEY = '{quotes}:leader';

/** Whoever hears ticks. */
export interface Member {
  readonly ticks: readonly Tick[];
  readonly role: string;
}

export function leaders<Some extends Member>(members: readonly Some[]): Some[] {
  return members.filter(({ role }) => role === 'leads');
}

/** Waits until each of some members has heard so many more ticks. */
export async function waitForTicks(members: readonly Member[], count = 30): Promise<void> {
  const before = members.map(({ ticks }) => ticks.length);
  await waitUntil(() => members.every(({ ticks }, index) => ticks.length >= (before[index] ?? 0) + count));
}

/** Nothing came twice, and no symbol's tick after a newer one. */
export function expectInOrder(members: readonly Member[]): void {
  for (const { ticks } of members) {
    const last = new Map<string, number>();
    const wrong = ticks.filter(({ SymbolName, TimeStamp }) => {
      const before = last.get(SymbolName) ?? 0;
      last.set(SymbolName, TimeStamp);
      return TimeStamp <= before;
    });
    expect(wrong).toEqual([]);
  }
}

/** All have heard the same since the last of them came, as far as all have heard. */
export function expectSameFlow(members: readonly Member[]): void {
  const flows = members.map(({ ticks }) => ticks.slice(CATALOGUE.length).map((tick) => JSON.stringify(tick)));
  const begin = flows.map(([line = '']) => line).find((line) => flows.every((flow) => flow.includes(line))) ?? '';
  const tails = flows.map((flow) => flow.slice(flow.indexOf(begin)));
  const length = Math.min(...tails.map((tail) => tail.length));
  expect(length).toBeGreaterThan(20);
  for (const tail of tails) expect(tail.slice(0, length)).toEqual(tails[0]?.slice(0, length));
}
