import type { Tick } from '@/lib/contract/market';
import { CATALOGUE } from '@/lib/market/catalogue';
import { waitUntil } from '../../testing/wait-until';

/** The Redis key with the leading process. */
export const LEASE_KEY = '{quotes}:leader';

/** A process that receives ticks. */
export interface Member {
  readonly ticks: readonly Tick[];
  readonly role: string;
}

export function leaders<Some extends Member>(members: readonly Some[]): Some[] {
  return members.filter(({ role }) => role === 'leads');
}

/** Waits until each of some members has received this many more ticks. */
export async function waitForTicks(members: readonly Member[], count = 30): Promise<void> {
  const before = members.map(({ ticks }) => ticks.length);
  await waitUntil(() => members.every(({ ticks }, index) => ticks.length >= (before[index] ?? 0) + count));
}

/** Checks that no tick came twice, and none after a newer one of its symbol. */
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

/** Checks that all received the same ticks since the last of them joined, up to the last one that all have. */
export function expectSameFlow(members: readonly Member[]): void {
  const flows = members.map(({ ticks }) => ticks.slice(CATALOGUE.length).map((tick) => JSON.stringify(tick)));
  const begin = flows.map(([line = '']) => line).find((line) => flows.every((flow) => flow.includes(line))) ?? '';
  const tails = flows.map((flow) => flow.slice(flow.indexOf(begin)));
  const length = Math.min(...tails.map((tail) => tail.length));
  expect(length).toBeGreaterThan(20);
  for (const tail of tails) expect(tail.slice(0, length)).toEqual(tails[0]?.slice(0, length));
}
