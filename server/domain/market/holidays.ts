import { isDeepStrictEqual } from 'node:util';
import type { Market } from '@/lib/market/holidays/holiday-year';
import { HOLIDAYS, type Holidays, holidaysOf } from '@/lib/market/holidays/holidays';
import { type Followed, follow, type Repeat } from '../../platform/database/follow';
import { marketHolidays } from '../../platform/database/schema/market';
import type { Database, Orm } from '../../platform/database/types';

/** Days before the end of the known holidays from which operators are warned. */
export const WARNING_DAYS = 30;

/** Source of the markets' holidays; returns another object after operators store some. */
export interface HolidaySource {
  current(): Holidays;
}

/** The holidays of the data files, for installations without a database. */
export const builtInHolidays: HolidaySource = { current: () => HOLIDAYS };

/** Follows the holidays that operators store, see {@link follow}. */
export function followHolidays({ orm }: Pick<Database, 'orm'>, repeat?: Repeat): Promise<Followed<Holidays>> {
  return follow(async (known = HOLIDAYS) => {
    const read = await readHolidays(orm);
    return isDeepStrictEqual(read, known) ? known : read;
  }, repeat);
}

/** The holidays of the data files and those that operators have stored. */
export async function readHolidays(orm: Orm): Promise<Holidays> {
  const stored = await orm.select().from(marketHolidays);
  // A newer release may have stored a market that this one does not know; it is ignored.
  return holidaysOf(stored.map((row) => ({ ...row, market: row.market as Market })));
}

/** The instant from which holidays of a market are unknown; of its year, to a few hours. */
export function unknownFrom({ lastYear }: Holidays[Market]): Date {
  return new Date(Date.UTC(lastYear + 1, 0, 1));
}
