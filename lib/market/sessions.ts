import type { CatalogueEntry } from './catalogue';

/** The fields that determine a symbol's trading hours. */
export type TradedSymbol = Pick<CatalogueEntry, 'name' | 'type'>;

/** From and to in hours since midnight; 9.5 is half past nine, 27 is three o'clock on the next day. */
type Hours = readonly [from: number, to: number];

/** When a market is open in an ordinary week. Holidays are ignored. */
export interface TradingWeek {
  /** IANA time zone of the hours. */
  zone: string;
  /** In hours since Monday 00:00 in that zone, in order and without overlap; the first may begin on Sunday. */
  sessions: readonly Hours[];
}

const WEEKDAYS = [0, 1, 2, 3, 4] as const;

function onWeekdays(...daily: Hours[]): Hours[] {
  return WEEKDAYS.flatMap((day) => daily.map(([from, to]) => [day * 24 + from, day * 24 + to] as const));
}

/**
 * Spot markets follow New York's hours: in Hong Kong from Monday 06:00 to Saturday 05:00, and an hour later in New
 * York's winter. Metals, oil and American indices close for the last hour of New York's day, currencies do not.
 */
const NEW_YORK: TradingWeek = { zone: 'America/New_York', sessions: onWeekdays([-6, 17]) };
const CURRENCIES: TradingWeek = { zone: 'America/New_York', sessions: [[-6, 4 * 24 + 17]] };

/** Index futures, including evening sessions. */
const INDICES: Readonly<Record<string, TradingWeek>> = {
  GER30: { zone: 'Europe/Berlin', sessions: onWeekdays([8, 22]) },
  JPN225: { zone: 'Asia/Tokyo', sessions: onWeekdays([8.75, 15.75], [17, 30]) },
  HK50: { zone: 'Asia/Hong_Kong', sessions: onWeekdays([9.25, 12], [13, 16.5], [17.25, 27]) },
  CHA50: { zone: 'Asia/Hong_Kong', sessions: onWeekdays([9, 16.5], [17, 29.25]) },
  CHINA300: { zone: 'Asia/Shanghai', sessions: onWeekdays([9.5, 11.5], [13, 15]) },
};

/** The trading week of a symbol, or `always` if trading never stops. */
export function tradingWeek({ name, type }: TradedSymbol): TradingWeek | 'always' {
  if (type === 1) return 'always';
  if (type === 3) return CURRENCIES;
  return INDICES[name] ?? NEW_YORK;
}
