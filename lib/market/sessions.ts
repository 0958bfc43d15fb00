import type { CatalogueEntry } from './catalogue';
import type { Market } from './holidays/holiday-year';

/** The fields that determine a symbol's trading hours. */
export type TradedSymbol = Pick<CatalogueEntry, 'name' | 'type'>;

/**
 * From and to in hours since the midnight of the trading day; 9.5 is half past nine, 27 is three o'clock on the next
 * day, -6 is six in the evening of the day before.
 */
type Hours = readonly [from: number, to: number];

/** When a market is open in an ordinary week. */
export interface TradingWeek {
  /** Whose holidays it has. */
  market: Market;
  /** IANA time zone of the hours. */
  zone: string;
  /**
   * Sessions from Monday to Friday, in order and without overlap. A session that begins when the one before ends
   * continues it.
   */
  days: readonly (readonly Hours[])[];
}

function onWeekdays(...daily: Hours[]): Hours[][] {
  return Array.from({ length: 5 }, () => daily);
}

/**
 * Spot markets follow New York's hours: in Hong Kong from Monday 06:00 to Saturday 05:00, and an hour later in New
 * York's winter. Metals, oil and American indices close for the last hour of New York's day, currencies do not.
 */
const NEW_YORK = { zone: 'America/New_York', days: onWeekdays([-6, 17]) };
const METALS_AND_OIL: TradingWeek = { market: 'metals-and-oil', ...NEW_YORK };
const US_INDICES: TradingWeek = { market: 'us-indices', ...NEW_YORK };
const CURRENCIES: TradingWeek = {
  market: 'currencies',
  zone: 'America/New_York',
  days: [[[-6, 17]], ...onWeekdays([-7, 17]).slice(1)],
};

/** Index futures, including evening sessions, which belong to the day on which they begin. */
const INDICES: Readonly<Record<string, TradingWeek>> = {
  GER30: { market: 'GER30', zone: 'Europe/Berlin', days: onWeekdays([8, 22]) },
  JPN225: { market: 'JPN225', zone: 'Asia/Tokyo', days: onWeekdays([8.75, 15.75], [17, 30]) },
  HK50: { market: 'HK50', zone: 'Asia/Hong_Kong', days: onWeekdays([9.25, 12], [13, 16.5], [17.25, 27]) },
  CHA50: { market: 'CHA50', zone: 'Asia/Hong_Kong', days: onWeekdays([9, 16.5], [17, 29.25]) },
  CHINA300: { market: 'CHINA300', zone: 'Asia/Shanghai', days: onWeekdays([9.5, 11.5], [13, 15]) },
};

/** The trading week of a symbol, or `always` if trading never stops. */
export function tradingWeek({ name, type }: TradedSymbol): TradingWeek | 'always' {
  if (type === 1) return 'always';
  if (type === 3) return CURRENCIES;
  return INDICES[name] ?? (type === 2 ? US_INDICES : METALS_AND_OIL);
}
