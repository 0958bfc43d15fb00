import { addDays, isDay, mondayOf } from '@/lib/time/calendar';

/** Numbers of weeks to choose from; the operation's own is the first. */
export const WEEKS = [8, 4, 13, 26] as const;

/** The period and filters of the address. Every field is optional. */
export interface CalendarSearch {
  /** A Monday, Beijing time; without it the operation chooses. */
  from?: string;
  weeks?: number;
  status?: string;
  kind?: string;
  /** Only texts of this brand, and of all brands. */
  brand?: string;
  find?: string;
  /** The campaign whose details are open. */
  campaign?: string;
}

const TEXTS = ['status', 'kind', 'brand', 'find', 'campaign'] as const;

/** Reads the search of an address; leaves out what is not valid. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const texts = Object.fromEntries(
    TEXTS.flatMap((name) => {
      const value = raw[name];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
      return text === '' ? [] : [[name, text]];
    }),
  ) as Omit<CalendarSearch, 'from' | 'weeks'>;
  if (typeof raw.from !== 'string' || !isDay(raw.from)) return texts;
  const weeks = Number(raw.weeks);
  const isKnown = WEEKS.some((known) => known === weeks) && weeks !== WEEKS[0];
  return { ...texts, from: mondayOf(raw.from), ...(isKnown && { weeks }) };
}

/** The input of the operation that lists what happens in the period. */
export function periodInput({ from, weeks = WEEKS[0] }: CalendarSearch): Record<string, string> {
  return from === undefined ? {} : { from, to: addDays(from, weeks * 7 - 1) };
}
