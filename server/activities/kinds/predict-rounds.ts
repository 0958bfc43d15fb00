import { addDays, beginningOf, beijingDay, firstOfMonth, mondayOf } from '@/lib/beijing/calendar';
import type { ActivityOf } from '@/lib/campaign/activity/schema';

type Rhythm = ActivityOf<'predict'>['round'];

/** A prediction round. */
export interface Round {
  /** The Beijing day of its beginning: any day, a Monday or the first of a month. */
  id: string;
  beginsAt: Date;
  /** From then on nobody guesses. */
  closesAt: Date;
  /** From then on the result is known. */
  resultAt: Date;
}

const HOUR = 3_600_000;

/** The round that an instant lies in. */
export function roundAt(rhythm: Rhythm, now: Date): Round {
  return roundFrom(rhythm, firstDayOf(rhythm, beijingDay(now)));
}

/** The round of an id; `undefined` where none begins on that day. */
export function roundOf(rhythm: Rhythm, id: string): Round | undefined {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(id) && Number.isFinite(Date.parse(id)) && addDays(id, 0) === id;
  return isDay && firstDayOf(rhythm, id) === id ? roundFrom(rhythm, id) : undefined;
}

/** A round and those before it, newest first. */
export function roundsUpTo(rhythm: Rhythm, latest: Round, count: number): Round[] {
  const rounds = [latest];
  while (rounds.length < count) {
    const [oldest = latest] = rounds.slice(-1);
    rounds.push(roundAt(rhythm, new Date(oldest.beginsAt.getTime() - 1)));
  }
  return rounds;
}

function firstDayOf({ every }: Rhythm, day: string): string {
  if (every === 'month') return firstOfMonth(day);
  return every === 'week' ? mondayOf(day) : day;
}

function roundFrom({ closesAfterHours, resultAfterHours }: Rhythm, id: string): Round {
  const beginsAt = beginningOf(id);
  const after = (hours: number) => new Date(beginsAt.getTime() + hours * HOUR);
  return { id, beginsAt, closesAt: after(closesAfterHours), resultAt: after(resultAfterHours) };
}
