/** Markets with common holidays; an index has its own. */
export const MARKETS = [
  'metals-and-oil',
  'us-indices',
  'currencies',
  'GER30',
  'JPN225',
  'HK50',
  'CHA50',
  'CHINA300',
] as const;
export type Market = (typeof MARKETS)[number];

/** The holidays of a market in a year. */
export interface MarketYear {
  /** Where they are published. */
  source: string;
  /**
   * By the market's calendar and clock: `2026-12-25`, a day without trading; `2026-10-01/2026-10-07`, several, first to
   * last; `2026-12-24T13:45`, a day whose trading ends early. Days at weekends may be left out.
   */
  days: readonly string[];
  /** True while the source has not published all of them. */
  provisional?: true;
}

/** The holidays of all markets in a year. */
export interface HolidayYear {
  year: number;
  markets: Readonly<Record<Market, MarketYear>>;
}
