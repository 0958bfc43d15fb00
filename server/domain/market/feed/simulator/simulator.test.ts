import type { Tick } from '@/lib/contract/market';
import { CATALOGUE } from '@/lib/market/catalogue';
import { TestClock } from '../../../../testing/clock';
import { STEP } from './simulated-market';
import { Simulator } from './simulator';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function started(clock: TestClock, newest?: readonly Tick[]) {
  const batches: Tick[][] = [];
  const simulator = new Simulator({ clock: clock.read });
  await simulator.start((ticks) => batches.push([...ticks]), newest);
  const pass = (steps: number, moved = STEP) => {
    for (let step = 0; step < steps; step += 1) {
      clock.move(moved);
      jest.advanceTimersByTime(STEP);
    }
  };
  return { simulator, batches, pass };
}

/** Checks that the times of each symbol's ticks rise. */
function expectInOrder(batches: readonly Tick[][]): void {
  const last = new Map<string, number>();
  for (const { SymbolName, TimeStamp } of batches.flat()) {
    expect(TimeStamp).toBeGreaterThan(last.get(SymbolName) ?? 0);
    last.set(SymbolName, TimeStamp);
  }
}

test('starts with the last session of every symbol and publishes until it is stopped', async () => {
  const { simulator, batches, pass } = await started(new TestClock());
  const [past = []] = batches;
  const gold = past.filter(({ SymbolName }) => SymbolName === 'XAUUSD');
  expect(gold.length).toBeGreaterThan(1);
  const begun = new Set(batches.flat().map(({ SymbolName }) => SymbolName));
  expect([...begun].sort()).toEqual(CATALOGUE.map(({ name }) => name).sort());
  pass(40);
  const count = batches.length;
  expect(count).toBeGreaterThan(30);
  expectInOrder(batches);
  await simulator.stop();
  pass(40);
  expect(batches).toHaveLength(count);
});

test('continues in order after another process, without repeating a tick', async () => {
  const clock = new TestClock();
  const first = await started(clock);
  first.pass(20);
  await first.simulator.stop();
  const newest = [...new Map(first.batches.flat().map((tick) => [tick.SymbolName, tick])).values()];
  const second = await started(clock, newest);
  second.pass(20);
  expect(second.batches.length).toBeGreaterThan(10);
  expectInOrder([...first.batches, ...second.batches]);
});

test('publishes in order when the clock is set back an hour', async () => {
  const clock = new TestClock();
  const { batches, pass } = await started(clock);
  pass(10);
  clock.move(-3_600_000);
  const before = batches.length;
  pass(40);
  expect(batches.length - before).toBeGreaterThan(30);
  expectInOrder(batches);
});

test("catches up only a few steps after an hour's delay", async () => {
  const clock = new TestClock();
  const { batches, pass } = await started(clock);
  pass(1);
  const before = batches.length;
  pass(1, 3_600_000);
  expect(batches.length - before).toBeLessThanOrEqual(8);
  expect(batches.at(-1)?.[0]?.TimeStamp).toBeGreaterThan(clock.read().getTime() - 2 * STEP * 8);
});
