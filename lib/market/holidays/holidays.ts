import { addDays, isDay } from '../../time/calendar';
import { type HolidayYear, MARKETS, type Market, type MarketYear } from './holiday-year';
import { YEAR_2025 } from './year-2025';
import { YEAR_2026 } from './year-2026';
import { YEAR_2027 } from './year-2027';

const YEARS: readonly HolidayYear[] = [YEAR_2025, YEAR_2026, YEAR_2027];

/** The known holidays of a market. */
export interface MarketHolidays {
  /**
   * When trading ends on a holiday, in hours since its midnight by the market's clock; `-Infinity` on a day without
   * trading.
   */
  ends: ReadonlyMap<string, number>;
  /** The last year up to which all holidays are known. */
  lastYear: number;
  /** Whether the year after is known in part. */
  provisional: boolean;
}

export type Holidays = Readonly<Record<Market, MarketHolidays>>;

/** A market's holidays in a year that an operator has stored; they replace those of the data files. */
interface StoredYear {
  market: Market;
  year: number;
  days: readonly string[];
}

const HOLIDAY = /^(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2})|T([01]\d|2[0-3]):([0-5]\d))?$/;

/** Days without trading at a time, at most. The search for the next session looks no further. */
const LONGEST = 12;

/**
 * The days of a holiday in the format of {@link MarketYear}, each with the hour at which its trading ends; `null` for
 * other texts and for more than twelve days.
 */
export function readHoliday(text: string): [day: string, end: number][] | null {
  const [, first = '', last = first, hour, minute] = HOLIDAY.exec(text) ?? [];
  if (!isDay(first) || !isDay(last)) return null;
  if (hour !== undefined) return [[first, Number(hour) + Number(minute) / 60]];
  const days = Array.from({ length: LONGEST }, (_, index) => addDays(first, index)).filter((day) => day <= last);
  return days.at(-1) === last ? days.map((day) => [day, Number.NEGATIVE_INFINITY]) : null;
}

/** The holidays of the data files, with those that operators have stored. */
export function holidaysOf(stored: readonly StoredYear[]): Holidays {
  const of = (market: Market): MarketHolidays => {
    const years = new Map<number, Pick<MarketYear, 'days' | 'provisional'>>(
      YEARS.map(({ year, markets }) => [year, markets[market]]),
    );
    for (const own of stored) if (own.market === market) years.set(own.year, own);
    let lastYear = YEAR_2025.year;
    while (years.has(lastYear + 1) && !years.get(lastYear + 1)?.provisional) lastYear += 1;
    return {
      ends: new Map([...years.values()].flatMap(({ days }) => days.flatMap((day) => readHoliday(day) ?? []))),
      lastYear,
      provisional: years.has(lastYear + 1),
    };
  };
  return Object.fromEntries(MARKETS.map((market) => [market, of(market)])) as Record<Market, MarketHolidays>;
}

/** The holidays of the data files. */
export const HOLIDAYS = holidaysOf([]);
