import type { Registry } from 'prom-client';
import { MARKETS } from '@/lib/market/holidays/holiday-year';
import { type HolidaySource, unknownFrom } from '../../domain/market/holidays';
import { gaugeBy } from './read-when-asked';

/** Exports until when the holidays of each market are known. */
export function measureHolidays(holidays: HolidaySource, registry: Registry): void {
  gaugeBy(
    registry,
    {
      name: 'newactivities_market_holidays_end_timestamp_seconds',
      help: 'When the known holidays of a market end; after that it counts as open on holidays.',
    },
    'market',
    async () =>
      Object.fromEntries(MARKETS.map((market) => [market, unknownFrom(holidays.current()[market]).getTime() / 1000])),
  );
}
