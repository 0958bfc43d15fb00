import { HOLIDAYS, type Holidays, type MarketHolidays } from './holidays/holidays';
import { type TradedSymbol, type TradingWeek, tradingWeek } from './sessions';

const HOUR = 3_600_000;
// Stryker disable next-line ArithmeticOperator: no session starts or ends within hours of a clock change
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** 5 January 1970 was a Monday. */
const A_MONDAY = 4 * 24 * HOUR;

/** Enough for the longest holiday, which begins and ends at a weekend. */
const WEEKS = [-3, -2, -1, 0, 1, 2, 3];

/** Trading state of a symbol. Instants are in milliseconds since 1970. */
export type TradingState =
  | { market: 'open'; opensAt: null; closedAt: null; closesAt: number | null }
  | { market: 'closed'; opensAt: number; closedAt: number; closesAt: null };

export function isOpen(symbol: TradedSymbol, instant: number): boolean {
  return tradingState(symbol, instant).market === 'open';
}

/** The last computed state of each market and the time in which it applies, because it is needed many times a second. */
const lastStates = new WeakMap<MarketHolidays, { from: number; to: number; state: TradingState }>();

/**
 * Whether a symbol is traded at an instant. If so, until when (`null` if always); if not, when it opens next and when
 * it last closed.
 */
export function tradingState(symbol: TradedSymbol, instant: number, holidays: Holidays = HOLIDAYS): TradingState {
  const week = tradingWeek(symbol);
  if (week === 'always') return openUntil(null);
  const own = holidays[week.market];
  let last = lastStates.get(own);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: remembering only saves work
  if (!last || instant < last.from || instant >= last.to) {
    last = computeState(week, own, instant);
    lastStates.set(own, last);
  }
  return last.state;
}

function computeState(week: TradingWeek, { ends }: MarketHolidays, instant: number) {
  const { market, zone } = week;
  const wall = instant + offset(zone, instant);
  let closed = Number.NEGATIVE_INFINITY;
  for (const [from, to] of wallSessions(week, ends, wall)) {
    if (wall < from) {
      const [closedAt, opensAt] = [instantOf(zone, closed), instantOf(zone, from)];
      const state: TradingState = { market: 'closed', opensAt, closedAt, closesAt: null };
      return { from: closedAt, to: opensAt, state };
    }
    if (wall < to) {
      const closesAt = instantOf(zone, to);
      return { from: instantOf(zone, from), to: closesAt, state: openUntil(closesAt) };
    }
    closed = to;
  }
  throw new Error(`${market} has no session within ${WEEKS.at(-1)} weeks`);
}

function openUntil(closesAt: number | null): TradingState {
  return { market: 'open', opensAt: null, closedAt: null, closesAt };
}

/** Sessions in the weeks around a wall-clock time, in wall-clock time. */
function wallSessions(
  { days }: TradingWeek,
  ends: ReadonlyMap<string, number>,
  wall: number,
): [from: number, to: number][] {
  const monday = A_MONDAY + Math.floor((wall - A_MONDAY) / WEEK) * WEEK;
  const found: [from: number, to: number][] = [];
  for (const week of WEEKS) {
    for (const [weekday, hours] of days.entries()) {
      const midnight = monday + week * WEEK + weekday * DAY;
      const end = ends.get(new Date(midnight).toISOString().slice(0, 10)) ?? Number.POSITIVE_INFINITY;
      for (const [from, to] of hours) {
        if (from >= end) continue;
        const [begins, closes] = [midnight + from * HOUR, midnight + Math.min(to, end) * HOUR];
        const before = found.at(-1);
        if (before?.[1] === begins) before[1] = closes;
        else found.push([begins, closes]);
      }
    }
  }
  return found;
}

/**
 * The instant at which a zone's wall clock shows a time, given as if it were UTC. No session begins or ends during a
 * clock change.
 */
function instantOf(zone: string, wall: number): number {
  // Stryker disable next-line ArithmeticOperator: no session starts or ends within a day of a clock change
  const near = wall - offset(zone, wall);
  return wall - offset(zone, near);
}

/** More than the number of quarter-hours needed at a time: now, and where sessions begin and end. */
const REMEMBERED = 64;
const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which a zone's clocks are ahead of UTC; cached per quarter of an hour. */
function offset(zone: string, instant: number): number {
  const quarter = instant - (instant % QUARTER);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  // Stryker disable next-line ConditionalExpression: the cache only saves work
  if (known !== undefined) return known;
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the cache only saves work; its limit only saves memory
  if (offsets.size >= REMEMBERED) offsets.clear();
  const found = wallClock(zone, quarter) - quarter;
  offsets.set(key, found);
  return found;
}

/** The zone's wall-clock time, as if it were UTC. */
function wallClock(zone: string, instant: number): number {
  let format = formats.get(zone);
  // Stryker disable next-line ConditionalExpression: the cache only saves work
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      // `hourCycle` is newer than the supported phones; browsers that write midnight as 24 are corrected below.
      hour12: false,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour % 24, minute);
}
