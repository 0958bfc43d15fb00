import type { Tick } from '@/lib/contract/market';
import { CATALOGUE, type CatalogueEntry } from '@/lib/market/catalogue';
import { REFERENCE_PRICES, type ReferencePrice } from '@/lib/market/reference-prices';
import { tradingWeek } from '@/lib/market/sessions';
import { tradingState } from '@/lib/market/trading-hours';
import { keyOf, randomAt } from '@/lib/random';
import { builtInHolidays, type HolidaySource } from '../../holidays';
import { crossMid, findCrosses } from './crosses';

/** How a simulated price moves. */
interface Motion {
  /** Standard deviation around the reference, relative to it. */
  deviation: number;
  /** The largest distance from the reference, relative to it. */
  limit: number;
  /** Chance of a quote in each step, 0 to 1. */
  pace: number;
}

/** No price moves by more than 2 % within a day, because it is never further than half of that from its reference. */
const LIMIT = 0.0099;
/** A cross moves with two currencies. */
const CURRENCY_LIMIT = LIMIT / 2;
/** Prices stay clear of the limit on ordinary days. */
const ROOM = 0.6;

const TRADING_DAYS = 252;

/** Standard deviation per year, relative to the price, by symbol, otherwise by type. */
const VOLATILITY: Readonly<Record<string, number>> = {
  1: 0.85,
  2: 0.18,
  3: 0.08,
  BTCUSDT: 0.45,
  ETHUSDT: 0.65,
  US500: 0.15,
  US30: 0.15,
  USDCNH: 0.04,
  USDHKD: 0.008,
  XAUUSD: 0.18,
  XAGUSD: 0.3,
  USOIL: 0.35,
  UKOIL: 0.35,
};

/** The band of prices in which a currency's issuer pegs it. */
const PEGS: Readonly<Record<string, readonly [low: number, high: number]>> = { USDHKD: [7.75, 7.85] };

/** Overlaid waves, each twice as long as the one before; the longest takes 2^18 steps. */
const WAVES = 19;
/** Variance of one wave of height 1: random points between -1 and 1, joined smoothly. */
const VARIANCE = 0.25;
const DEVIATION = Math.sqrt(VARIANCE * (2 ** WAVES - 1));

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

/**
 * How far a price has walked at a step, with a standard deviation of 1. The path is rough at every scale, like a random
 * walk, but depends only on key and step: it can be read at any step, and never drifts away.
 */
function randomWalk(key: number, step: number): number {
  let sum = 0;
  for (let wave = 0; wave < WAVES; wave += 1) {
    sum += Math.sqrt(2 ** wave) * height(key + wave, step / 2 ** wave);
  }
  return sum / DEVIATION;
}

/** The height of a wave of length 1 at a place: between -1 and 1. */
function height(key: number, place: number): number {
  const shifted = place + randomAt(key, -1);
  const before = Math.floor(shifted);
  const way = shifted - before;
  const smooth = way * way * (3 - 2 * way);
  return 2 * (randomAt(key, before) * (1 - smooth) + randomAt(key, before + 1) * smooth) - 1;
}

function motionOf({ name, type, isPopular }: CatalogueEntry): Motion {
  const volatility = VOLATILITY[name] ?? VOLATILITY[type] ?? 0;
  const limit = type === 3 ? CURRENCY_LIMIT : LIMIT;
  const deviation = Math.min(volatility / Math.sqrt(TRADING_DAYS), limit * ROOM);
  return { deviation, limit, pace: isPopular ? 0.5 : 0.2 };
}
