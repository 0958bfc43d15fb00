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

/** The ticks of each symbol, whose times must rise. */
function expectInOrder(batches: readonly Tick[][]): void {
  const last = new Map<string, number>();
  for (const { SymbolName, TimeStamp } of batches.flat()) {
    expect(TimeStamp).toBeGreaterThan(last.get(SymbolName) ?? 0);
    last.set(SymbolName, TimeStamp);
  }
}

test('it begins with the last session of every symbol and goes on with time, until it is stopped', async () => {
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

test('one that takes over says nothing twice and goes on in order', async () => {
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

test('a clock that was set back by an hour neither stops prices nor brings them out of order', async () => {
  const clock = new TestClock();
  const { batches, pass } = await started(clock);
  pass(10);
  clock.move(-3_600_000);
  const before = batches.length;
  pass(40);
  expect(batches.length - before).toBeGreaterThan(30);
  expectInOrder(batches);
});

test('a process that was held up for an hour makes up for some steps only', async () => {
  const clock = new TestClock();
  const { batches, pass } = await started(clock);
  pass(1);
  const before = batches.length;
  pass(1, 3_600_000);
  expect(batches.length - before).toBeLessThanOrEqual(8);
  expect(batches.at(-1)?.[0]?.TimeStamp).toBeGreaterThan(clock.read().getTime() - 2 * STEP * 8);
});
