import { type Tick, tick } from '@/lib/contract/market';
import { CATALOGUE, catalogueEntry } from '@/lib/market/catalogue';
import { HOLIDAYS, holidaysOf } from '@/lib/market/holidays/holidays';
import { REFERENCE_PRICES } from '@/lib/market/reference-prices';
import { isOpen } from '@/lib/market/trading-hours';
import { findCrosses } from './crosses';
import { SimulatedMarket, STEP } from './simulated-market';

const SEEDS = [1, 2, 99];
const HOUR = 3_600_000 / STEP;
const crosses = findCrosses(CATALOGUE);

/** The step at a time in Hong Kong. */
function stepAt(time: string): number {
  return Date.parse(`${time}:00+08:00`) / STEP;
}

const TUESDAY = stepAt('2025-09-30T10:00');

function steps(from: number, count: number, stride = 1): number[] {
  return Array.from({ length: count }, (_, index) => from + index * stride);
}

function byName(ticks: readonly Tick[]): Map<string, Tick> {
  return new Map(ticks.map((entry) => [entry.SymbolName, entry]));
}

function mid({ Bid, Ask }: Tick): number {
  return (Bid + Ask) / 2;
}

/** How far rounding may have moved a quote, relative to its price: half a unit at its bid, and half at its middle. */
function roundingOf(quote: Tick): number {
  return 10 ** -(catalogueEntry(quote.SymbolName)?.d ?? 0) / quote.Bid;
}

test('gives the same ticks for the same seed, in any order of calls', () => {
  const first = new SimulatedMarket(7);
  const forwards = steps(TUESDAY, 40).map((step) => first.ticksAt(step));
  const second = new SimulatedMarket(7);
  const backwards = steps(TUESDAY, 40).reverse();
  expect(backwards.map((step) => second.ticksAt(step)).reverse()).toEqual(forwards);
  expect(new SimulatedMarket(8).newestAt(TUESDAY)).not.toEqual(first.newestAt(TUESDAY));
});

test('quotes every symbol of the catalogue as the contract requires, with its decimals and its bid below its ask', () => {
  const market = new SimulatedMarket(1);
  for (const step of steps(TUESDAY, 30, 977)) {
    const newest = market.newestAt(step);
    expect(newest.map(({ SymbolName }) => SymbolName)).toEqual(CATALOGUE.map(({ name }) => name));
    for (const quote of newest) {
      const { d } = catalogueEntry(quote.SymbolName) ?? { d: 0 };
      expect(tick.safeParse(quote).error).toBeUndefined();
      expect(quote.Ask).toBeGreaterThan(quote.Bid);
      expect([Number(quote.Bid.toFixed(d)), Number(quote.Ask.toFixed(d))]).toEqual([quote.Bid, quote.Ask]);
      expect(quote.Ask - quote.Bid).toBeCloseTo(REFERENCE_PRICES[quote.SymbolName]?.spread ?? 0, d);
    }
  }
});

test('returns as ticks what changed since the step before', () => {
  const market = new SimulatedMarket(1);
  const newest = byName(market.newestAt(TUESDAY));
  for (const step of steps(TUESDAY + 1, 400)) {
    for (const quote of market.ticksAt(step)) {
      expect(quote.TimeStamp).toBe(step * STEP);
      newest.set(quote.SymbolName, quote);
    }
  }
  expect([...newest.values()]).toEqual(market.newestAt(TUESDAY + 400));
});

test.each(SEEDS)('with seed %d crosses match their majors within rounding, at every step', (seed) => {
  expect(crosses.size).toBe(11);
  const market = new SimulatedMarket(seed);
  for (const step of steps(TUESDAY, 100, 97)) {
    const quotes = byName(market.newestAt(step));
    for (const [name, { base, quote }] of crosses) {
      const [cross, one, other] = [name, base.symbol, quote.symbol].map((symbol) => quotes.get(symbol) as Tick);
      if (!cross || !one || !other) throw new Error(name);
      const dollars = (rate: Tick, inverted: boolean) => (inverted ? 1 / mid(rate) : mid(rate));
      const expected = dollars(one, base.inverted) / dollars(other, quote.inverted);
      const rounding = roundingOf(cross) + roundingOf(one) + roundingOf(other);
      expect(Math.abs(mid(cross) / expected - 1)).toBeLessThan(rounding);
    }
  }
});

test('never moves a price by more than 2 % within a day', () => {
  const market = new SimulatedMarket(3);
  for (const day of steps(TUESDAY, 20, 37 * 24 * HOUR)) {
    const range = new Map<string, [low: number, high: number]>();
    for (const step of steps(day, 12, 2 * HOUR)) {
      for (const { SymbolName, Bid } of market.newestAt(step)) {
        const [low, high] = range.get(SymbolName) ?? [Bid, Bid];
        range.set(SymbolName, [Math.min(low, Bid), Math.max(high, Bid)]);
      }
    }
    for (const [name, [low, high]] of range) {
      const unit = 10 ** -(catalogueEntry(name)?.d ?? 0);
      if (high - low - unit > low * 0.0201) throw new Error(`${name} moved from ${low} to ${high}`);
    }
  }
});

test('moves the prices of every open market within five minutes', () => {
  const market = new SimulatedMarket(1);
  const before = byName(market.newestAt(TUESDAY));
  const seen = new Map<string, Set<number>>();
  for (const step of steps(TUESDAY, 5 * 240)) {
    for (const { SymbolName, Bid } of market.ticksAt(step)) {
      seen.set(SymbolName, (seen.get(SymbolName) ?? new Set([before.get(SymbolName)?.Bid ?? 0])).add(Bid));
    }
  }
  const still = CATALOGUE.filter((entry) => isOpen(entry, TUESDAY * STEP) && (seen.get(entry.name)?.size ?? 0) < 2);
  // Its price step of one cent is half a percent of its price.
  expect(still.map(({ name }) => name).filter((name) => name !== 'AXSUSDT')).toEqual([]);
});

test.each([
  ['the middle', 7.8],
  ['below the band', 7.7],
  ['its lower end', 7.75],
  ['its upper end', 7.85],
])('keeps the Hong Kong dollar within its band with the reference at %s', (_place, reference) => {
  const references = { ...REFERENCE_PRICES, USDHKD: { mid: reference, spread: 0.0005 } };
  const market = new SimulatedMarket(1, { references });
  for (const step of steps(TUESDAY, 50, 5 * HOUR)) {
    const { Bid = 0, Ask = 0 } = byName(market.newestAt(step)).get('USDHKD') ?? {};
    expect(Bid).toBeGreaterThanOrEqual(7.75);
    expect(Ask).toBeLessThanOrEqual(7.85);
  }
});

test('publishes nothing for a closed market, whose newest quote is from its last session', () => {
  const market = new SimulatedMarket(1);
  const sunday = stepAt('2025-10-05T12:00');
  const named = new Set(steps(sunday, 400).flatMap((step) => market.ticksAt(step).map(({ SymbolName }) => SymbolName)));
  expect([...named].sort()).toEqual(
    CATALOGUE.filter(({ type }) => type === 1)
      .map(({ name }) => name)
      .sort(),
  );
  const gold = byName(market.newestAt(sunday)).get('XAUUSD');
  const close = Date.parse('2025-10-04T05:00:00+08:00');
  expect(gold?.TimeStamp).toBeLessThan(close);
  expect(gold?.TimeStamp).toBeGreaterThan(close - 10_000);
});

test('does not quote a market on a holiday that an operator has stored', () => {
  const stored = holidaysOf([{ market: 'GER30', year: 2025, days: ['2025-09-30'] }]);
  const named = (holidays = stored) => {
    const market = new SimulatedMarket(1, { holidays: { current: () => holidays } });
    const afternoon = stepAt('2025-09-30T16:00');
    return new Set(steps(afternoon, 400).flatMap((step) => market.ticksAt(step).map(({ SymbolName }) => SymbolName)));
  };
  expect(named()).not.toContain('GER30');
  expect(named()).toContain('XAUUSD');
  expect(named(HOLIDAYS)).toContain('GER30');
});

test('does not quote gold during its daily hour of rest, but quotes currencies', () => {
  const market = new SimulatedMarket(1);
  const quoted = (time: string) =>
    new Set(steps(stepAt(time), 400).flatMap((step) => market.ticksAt(step).map(({ SymbolName }) => SymbolName)));
  expect(quoted('2025-09-30T05:30')).toContain('EURUSD');
  expect(quoted('2025-09-30T05:30')).not.toContain('XAUUSD');
  expect(quoted('2025-09-30T06:00')).toContain('XAUUSD');
});

test('rejects a symbol without a reference price, and a cross without its majors, by name', () => {
  const gold = CATALOGUE.filter(({ name }) => name === 'XAUUSD');
  expect(() => new SimulatedMarket(1, { symbols: gold, references: {} })).toThrow('XAUUSD: has no reference price');
  const cross = CATALOGUE.filter(({ name }) => name === 'EURJPY');
  expect(() => new SimulatedMarket(1, { symbols: cross })).toThrow(
    'EURJPY: one of its currencies has no price in dollars',
  );
});
