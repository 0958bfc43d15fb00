import type { CatalogueEntry } from '@/lib/market/catalogue';

/** How a simulated price moves. */
export interface Motion {
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
export const PEGS: Readonly<Record<string, readonly [low: number, high: number]>> = { USDHKD: [7.75, 7.85] };

export function motionOf({ name, type, isPopular }: CatalogueEntry): Motion {
  const volatility = VOLATILITY[name] ?? VOLATILITY[type] ?? 0;
  const limit = type === 3 ? CURRENCY_LIMIT : LIMIT;
  const deviation = Math.min(volatility / Math.sqrt(TRADING_DAYS), limit * ROOM);
  return { deviation, limit, pace: isPopular ? 0.5 : 0.2 };
}
