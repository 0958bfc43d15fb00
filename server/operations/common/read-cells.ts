import { z } from 'zod';
import { fromBeijingClock } from '@/lib/time/calendar';
import { fault } from './faults';
import { say } from './words';

const DAY = 24 * 3_600_000;
/** Day 0 of spreadsheets, which treat 1900 as a leap year. */
const SPREADSHEET_EPOCH = Date.parse('1899-12-30T00:00:00+08:00');
/** Serial days from 2000 to 2100, so that an amount is not read as a day. */
const SERIALS = { from: 36_526, to: 73_415 };
const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** `2026/11/3 9:05`, as spreadsheets show dates in China; also with dashes, with seconds, or without a time. */
const WRITTEN = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * Parses a time with an offset, or a spreadsheet's stored or displayed time in Beijing, to the second.
 * @returns `undefined` for any other text
 */
export function readInstant(value: string): Date | undefined {
  const stamped = z.iso.datetime({ offset: true }).safeParse(value);
  if (stamped.success) return new Date(stamped.data);
  if (SERIAL.test(value)) {
    const days = Number(value);
    if (days < SERIALS.from || days >= SERIALS.to) return undefined;
    return new Date(SPREADSHEET_EPOCH + Math.round((days * DAY) / 1000) * 1000);
  }
  const [, year, , month = '', day = '', hour = '0', minute = '00', second = '00'] = WRITTEN.exec(value) ?? [];
  const two = (part: string) => part.padStart(2, '0');
  return fromBeijingClock(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`);
}

/** Parses a positive number with at most two decimals, with or without thousands separators: `1500`, `1,500.00`. */
export const hundredths = z
  .string()
  .regex(/^(?:\d{1,8}|\d{1,2}(?:,\d{3}){1,2}|\d{3},\d{3})(?:\.\d{1,2})?$/, fault(say('must_be_money')))
  .transform((value) => Number(value.replaceAll(',', '')))
  .refine((value) => value > 0, fault(say('must_be_above_zero')));
