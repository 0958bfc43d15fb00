import type { ActivityOf } from '@/lib/activities/schema';
import { addDays, beginningOf, beijingDay, firstOfMonth, firstOfNextMonth, isDay, mondayOf } from '@/lib/time/calendar';
import { after, HOUR } from '../../../../platform/clock/clock';

type Rhythm = ActivityOf<'predict'>['round'];
type Calendar = Exclude<Rhythm, { every: 'release' }>;
type Releases = Extract<Rhythm, { every: 'release' }>;

/** A prediction round. */
export interface Round {
  /**
   * The Beijing day of its beginning: any day, a Monday or the first of a month; between releases the day of the
   * closing one.
   */
  id: string;
  beginsAt: Date;
  /** Guesses are rejected from then on. */
  closesAt: Date;
  /** The result is known from then on. */
  resultAt: Date;
}

/** The round at an instant; after the last release the last round. */
export function roundAt(rhythm: Rhythm, now: Date): Round {
  if (rhythm.every !== 'release') return roundFrom(rhythm, firstDayOf(rhythm, beijingDay(now)));
  const rounds = roundsOf(rhythm);
  const round = rounds.find(({ resultAt }) => now < resultAt) ?? rounds.at(-1);
  if (!round) throw new Error('Rounds between releases need two of them.');
  return round;
}

/** The round of an id; `undefined` if there is none. */
export function roundOf(rhythm: Rhythm, id: string): Round | undefined {
  if (rhythm.every === 'release') return roundsOf(rhythm).find((round) => round.id === id);
  return isDay(id) && firstDayOf(rhythm, id) === id ? roundFrom(rhythm, id) : undefined;
}

/** A round and earlier ones, newest first: up to `count`, or as many as there are. */
export function roundsUpTo(rhythm: Rhythm, latest: Round, count: number): Round[] {
  const rounds = [latest];
  while (rounds.length < count) {
    const [oldest = latest] = rounds.slice(-1);
    const before = roundAt(rhythm, new Date(oldest.beginsAt.getTime() - 1));
    if (before.id === oldest.id) break;
    rounds.push(before);
  }
  return rounds;
}

/** The rounds of which a part lies in a period, oldest first. @param period `to` is exclusive */
export function roundsBetween(rhythm: Rhythm, { from, to }: { from: Date; to: Date }): Round[] {
  if (rhythm.every === 'release')
    return roundsOf(rhythm).filter(({ beginsAt, resultAt }) => beginsAt < to && resultAt > from);
  const rounds: Round[] = [];
  // The result of the round before may be known only within the period.
  const before = firstDayOf(rhythm, addDays(firstDayOf(rhythm, beijingDay(from)), -1));
  for (let id = before; beginningOf(id) < to; id = firstDayAfter(rhythm, id)) rounds.push(roundFrom(rhythm, id));
  return rounds.filter(({ resultAt }) => resultAt > from);
}

/** The rounds between releases whose result is not known yet, the running one first. */
export function roundsToCome(rhythm: Releases, now: Date): Round[] {
  return roundsOf(rhythm).filter(({ resultAt }) => resultAt > now);
}

function firstDayOf({ every }: Calendar, day: string): string {
  if (every === 'month') return firstOfMonth(day);
  return every === 'week' ? mondayOf(day) : day;
}

function firstDayAfter({ every }: Calendar, id: string): string {
  if (every === 'month') return firstOfNextMonth(id);
  return addDays(id, every === 'week' ? 7 : 1);
}

function roundFrom(calendar: Calendar, id: string): Round {
  const { closesAfterHours, resultAfterEndHours } = calendar;
  const beginsAt = beginningOf(id);
  return {
    id,
    beginsAt,
    closesAt: after(beginsAt, closesAfterHours * HOUR),
    resultAt: after(beginningOf(firstDayAfter(calendar, id)), resultAfterEndHours * HOUR),
  };
}

/** All rounds between releases, oldest first. */
export function roundsOf({ releases, closesBeforeHours }: Releases): Round[] {
  const instants = releases.map((at) => new Date(at));
  return instants.slice(1).map((resultAt, index) => {
    const closesAt = after(resultAt, -closesBeforeHours * HOUR);
    return { id: beijingDay(closesAt), beginsAt: instants[index] ?? resultAt, closesAt, resultAt };
  });
}
