import { type TradedSymbol, type TradingWeek, tradingWeek } from './sessions';

const HOUR = 3_600_000;
// Stryker disable next-line ArithmeticOperator: no session starts or ends within hours of a clock change
const QUARTER = HOUR / 4;
const WEEK = 7 * 24 * HOUR;
/** 5 January 1970 was a Monday. */
const A_MONDAY = 4 * 24 * HOUR;

/** Trading state of a symbol. Instants are in milliseconds since 1970. */
export type TradingState =
  | { market: 'open'; opensAt: null; closedAt: null; closesAt: number | null }
  | { market: 'closed'; opensAt: number; closedAt: number; closesAt: null };

export function isOpen(symbol: TradedSymbol, instant: number): boolean {
  return tradingState(symbol, instant).market === 'open';
}

/**
 * Whether a symbol is traded at an instant. If so, until when (`null` if always); if not, when it opens next and when
 * it last closed.
 */
export function tradingState(symbol: TradedSymbol, instant: number): TradingState {
  const week = tradingWeek(symbol);
  if (week === 'always') return openUntil(null);
  const wall = instant + offset(week.zone, instant);
  const monday = A_MONDAY + Math.floor((wall - A_MONDAY) / WEEK) * WEEK;
  let closed = Number.NEGATIVE_INFINITY;
  for (const [from, to] of wallSessions(week, monday)) {
    if (wall < from) {
      return {
        market: 'closed',
        opensAt: instantOf(week.zone, from),
        closedAt: instantOf(week.zone, closed),
        closesAt: null,
      };
    }
    if (wall < to) return openUntil(instantOf(week.zone, to));
    closed = to;
  }
  throw new Error(`${symbol.name} has no session within a week`);
}

function openUntil(closesAt: number | null): TradingState {
  return { market: 'open', opensAt: null, closedAt: null, closesAt };
}

/** Sessions of the previous week, this week and the next, in wall-clock time. */
function wallSessions({ sessions }: TradingWeek, monday: number): [from: number, to: number][] {
  return [-WEEK, 0, WEEK].flatMap((week) =>
    sessions.map(([from, to]): [number, number] => [monday + week + from * HOUR, monday + week + to * HOUR]),
  );
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
