import type { Tick } from '@/lib/contract/market';
import { CATALOGUE, type CatalogueEntry } from '@/lib/market/catalogue';
import { REFERENCE_PRICES, type ReferencePrice } from '@/lib/market/reference-prices';
import { tradingWeek } from '@/lib/market/sessions';
import { tradingState } from '@/lib/market/trading-hours';
import { builtInHolidays, type HolidaySource } from '../../holidays';
import { crossMid, findCrosses } from './crosses';
import { type Motion, motionOf, PEGS } from './motion';
import { keyOf, randomAt } from './random';
import { randomWalk } from './random-walk';

/** Milliseconds per step; prices change only at whole steps. */
export const STEP = 250;

/** Steps between two quotes of a past session, ten minutes, and the longest session, a day. */
const PAST_STRIDE = (10 * 60_000) / STEP;
const PAST_STEPS = (24 * 3_600_000) / STEP;

interface SimulatedSymbol extends Motion, ReferencePrice {
  entry: CatalogueEntry;
  key: number;
  paceKey: number;
}

interface MarketOptions {
  symbols?: readonly CatalogueEntry[];
  references?: Readonly<Record<string, ReferencePrice>>;
  holidays?: HolidaySource;
}

/**
 * A simulated market. Its quotes depend only on seed and time, so several processes agree, and one that takes over
 * continues where another stopped.
 */
export class SimulatedMarket {
  readonly #symbols: ReadonlyMap<string, SimulatedSymbol>;
  readonly #crosses;
  readonly #holidays: HolidaySource;

  constructor(
    seed: number,
    { symbols = CATALOGUE, references = REFERENCE_PRICES, holidays = builtInHolidays }: MarketOptions = {},
  ) {
    this.#holidays = holidays;
    this.#crosses = findCrosses(symbols);
    this.#symbols = new Map(
      symbols.map((entry) => {
        const reference = references[entry.name];
        if (!reference) throw new Error(`${entry.name}: has no reference price`);
        const [key, paceKey] = [keyOf(seed, entry.name), keyOf(seed, `${entry.name} pace`)];
        return [entry.name, { ...motionOf(entry), ...reference, entry, key, paceKey }];
      }),
    );
  }

  /** The new quotes of a step. */
  ticksAt(step: number): Tick[] {
    return [...this.#symbols.values()]
      .filter((symbol) => this.#moves(symbol, step) && this.#stepsClosed(symbol.entry, step) === 0)
      .map((symbol) => this.#tick(symbol, step));
  }

  /** The newest quote of every symbol at a step. */
  newestAt(step: number): Tick[] {
    return [...this.#symbols.values()].map((symbol) =>
      this.#tick(symbol, this.#lastMove(symbol, step - this.#stepsClosed(symbol.entry, step))),
    );
  }

  /**
   * The current or last session of each symbol that has closing times: a quote every ten minutes, in the order of time.
   */
  sessionsAt(step: number): Tick[] {
    const resting = [...this.#symbols.values()].filter(({ entry }) => tradingWeek(entry) !== 'always');
    return resting.flatMap((symbol) => {
      const end = step - this.#stepsClosed(symbol.entry, step);
      const past: Tick[] = [];
      for (let at = end; at > end - PAST_STEPS && this.#stepsClosed(symbol.entry, at) === 0; at -= PAST_STRIDE)
        past.push(this.#tick(symbol, this.#lastMove(symbol, at)));
      return past.reverse();
    });
  }

  /** Steps since the end of the last session; 0 while the market is open. */
  #stepsClosed(entry: CatalogueEntry, step: number): number {
    const { closedAt } = tradingState(entry, step * STEP, this.#holidays.current());
    return closedAt === null ? 0 : step - Math.floor((closedAt - 1) / STEP);
  }

  #moves({ entry, paceKey, pace }: SimulatedSymbol, step: number): boolean {
    const cross = this.#crosses.get(entry.name);
    if (!cross) return randomAt(paceKey, step) < pace;
    return [cross.base, cross.quote].some(({ symbol }) => this.#moves(this.#symbol(symbol), step));
  }

  #lastMove(symbol: SimulatedSymbol, step: number): number {
    return this.#moves(symbol, step) ? step : this.#lastMove(symbol, step - 1);
  }

  #tick(symbol: SimulatedSymbol, step: number): Tick {
    const { name, d } = symbol.entry;
    const Bid = round(this.#mid(symbol, step) - symbol.spread / 2, d);
    return { SymbolName: name, Bid, Ask: round(Bid + symbol.spread, d), TimeStamp: step * STEP };
  }

  #mid(symbol: SimulatedSymbol, step: number): number {
    const { entry, key, mid, spread, deviation, limit } = symbol;
    const cross = this.#crosses.get(entry.name);
    if (cross) return crossMid(cross, (name) => this.#mid(this.#symbol(name), step));
    const away = deviation * randomWalk(key, this.#lastMove(symbol, step));
    const price = mid * (1 + limit * Math.tanh(away / limit));
    const [low, high] = PEGS[entry.name] ?? [0, Number.POSITIVE_INFINITY];
    return Math.min(Math.max(price, low + spread / 2), high - spread / 2);
  }

  #symbol(name: string): SimulatedSymbol {
    const symbol = this.#symbols.get(name);
    if (!symbol) throw new Error(`${name} is not simulated`);
    return symbol;
  }
}

function round(price: number, decimals: number): number {
  return Number(price.toFixed(decimals));
}
