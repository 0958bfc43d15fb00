import { addDays, beginningOf } from '../time/calendar';

// Browsers load this file: it must not import the schemas of definitions.

/** Days by which the end of a campaign is announced on its page before it comes, as its rules promise. */
export const NOTICE_DAYS = 7;

/** Days after the end of a campaign in which rewards can be collected, if its definition does not say. */
export const USUAL_CLAIM_DAYS = 30;

/** Whether a campaign is announced, runs, has ended with rewards left to collect, or has ended for good. */
export type CampaignStatus = 'upcoming' | 'running' | 'claiming' | 'ended';

/** A campaign's status with its dates: `Date` on the server, ISO 8601 in pages and responses. `null` if there is no such date. */
export interface DatedStatus<Instant = Date> {
  status: CampaignStatus;
  beginsAt: Instant | null;
  /** Exclusive. */
  endsAt: Instant | null;
  /** Until when rewards can be collected, exclusive; `null` without an end, and if there is nothing to collect. */
  claimsUntil: Instant | null;
}

/** The fields of a definition that decide the status. */
interface Definition {
  /** First and last Beijing day, `YYYY-MM-DD`. */
  period?: { from: string; to: string } | undefined;
  claimDays?: number | undefined;
}

/** What an operator has set of a campaign's dates. */
export interface DateSettings {
  /** `null` leaves it to the dates. */
  state: 'open' | 'closed' | null;
  /** When `state` was set; a campaign opened before its dates begins then, one closed before its end ends then. */
  stateSetAt: Date | null;
  beginsAt: Date | null;
  endsAt: Date | null;
}

/** The status in responses: `ended` whether or not rewards can be collected. */
type Phase = Exclude<CampaignStatus, 'claiming'>;

const DAY = 24 * 3_600_000;

/** A campaign's status at a moment. What an operator has set overrides the definition's dates. */
export function statusAt(campaign: Definition, set: DateSettings | undefined, now: Date): DatedStatus {
  const { phase, beginsAt, endsAt } = phaseAt(campaign, set, now);
  const claimsUntil = claimEnd(campaign, endsAt);
  return { status: statusOf({ now, phase, claimsUntil }), beginsAt, endsAt, claimsUntil };
}

/** The status of a response of the activity calls, from its own time and date, `Date` or ISO 8601. */
export function statusOf<Instant extends Date | string>(response: {
  now: Instant;
  phase: Phase;
  claimsUntil: Instant | null;
}): CampaignStatus {
  const { now, phase, claimsUntil } = response;
  // Stryker disable next-line ConditionalExpression: no time is before null
  return phase === 'ended' && claimsUntil !== null && now < claimsUntil ? 'claiming' : phase;
}

/** Whether the campaign has ended: it offers nothing, though rewards may be left to collect. */
export function isOver(status: CampaignStatus): status is 'claiming' | 'ended' {
  return status === 'claiming' || status === 'ended';
}

/** When the status changes by itself; `null` if no change is known. */
export function nextChange<Instant>({ status, ...dates }: DatedStatus<Instant>): Instant | null {
  return { upcoming: dates.beginsAt, running: dates.endsAt, claiming: dates.claimsUntil, ended: null }[status];
}

/** Until when rewards can be collected of a campaign that ends at a moment. */
export function claimEnd({ claimDays }: Definition, endsAt: Date | null): Date | null {
  return endsAt && claimDays ? new Date(endsAt.getTime() + claimDays * DAY) : null;
}

/** A campaign's own dates, or those that an operator has set. */
export function datesOf({ period }: Definition, set?: Pick<DateSettings, 'beginsAt' | 'endsAt'>) {
  return {
    beginsAt: set?.beginsAt ?? (period ? beginningOf(period.from) : null),
    endsAt: set?.endsAt ?? (period ? beginningOf(addDays(period.to, 1)) : null),
  };
}

/** The dates that a page shows by {@link statusWord}. */
const SHOWN_DATES = {
  upcoming: ['beginsAt'],
  running: [],
  closing: ['beginsAt', 'endsAt'],
  claiming: ['endsAt', 'claimsUntil'],
  ended: ['endsAt'],
} as const satisfies Record<CampaignStatus | 'closing', readonly (keyof DatedStatus)[]>;

/** The status in a page's HTML and variant id: a campaign that runs until a known end is `closing`. */
export function statusWord({
  status,
  endsAt,
}: Pick<DatedStatus<unknown>, 'status' | 'endsAt'>): keyof typeof SHOWN_DATES {
  return status === 'running' && endsAt ? 'closing' : status;
}

/**
 * The part of a variant id with the status: its word and the dates that pages show, in seconds since 1970, such as
 * `claiming_1780329600_1782921600`. `undefined` while the campaign runs without a known end.
 */
export function serializeStatus(dated: DatedStatus<Date | string>): string | undefined {
  const word = statusWord(dated);
  if (word === 'running') return undefined;
  return [word, ...SHOWN_DATES[word].map((date) => secondsOf(dated[date]))].join('_');
}

/** The inverse of {@link serializeStatus}; `undefined` for any other text. */
export function parseStatus(text: string | undefined): DatedStatus<string> | undefined {
  const [word = '', ...instants] = text === undefined ? ['running'] : text.split('_');
  if (!isWord(word) || instants.length !== SHOWN_DATES[word].length) return undefined;
  if (!instants.every((instant) => /^\d{0,11}$/.test(instant))) return undefined;
  const dates = SHOWN_DATES[word].map((date, index) => [date, instantOf(instants[index])]);
  const status = word === 'closing' ? 'running' : word;
  return { beginsAt: null, endsAt: null, claimsUntil: null, ...Object.fromEntries(dates), status };
}

function isWord(text: string): text is keyof typeof SHOWN_DATES {
  return Object.keys(SHOWN_DATES).includes(text);
}

function secondsOf(instant: Date | string | null): string {
  return instant ? String(Math.floor(new Date(instant).getTime() / 1000)) : '';
}

function instantOf(seconds: string | undefined): string | null {
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : null;
}

function phaseAt(campaign: Definition, set: DateSettings | undefined, now: Date) {
  const { beginsAt, endsAt } = datesOf(campaign, set);
  const setAt = set?.stateSetAt ?? now;
  switch (set?.state ?? 'dated') {
    case 'open': {
      // A campaign opened before its begin has begun by that; an end in the past no longer applies.
      const begin = beginsAt && earlier(beginsAt, setAt);
      return { phase: 'running', beginsAt: begin, endsAt: endsAt && endsAt > now ? endsAt : null } as const;
    }
    case 'closed':
      return { phase: 'ended', beginsAt, endsAt: earlier(endsAt ?? setAt, setAt) } as const;
    case 'dated':
      return { phase: phaseByDates(beginsAt, endsAt, now), beginsAt, endsAt };
  }
}

function phaseByDates(beginsAt: Date | null, endsAt: Date | null, now: Date): Phase {
  if (beginsAt && now < beginsAt) return 'upcoming';
  return endsAt && now >= endsAt ? 'ended' : 'running';
}

function earlier(one: Date, other: Date): Date {
  // Stryker disable next-line EqualityOperator: of two equal times either is right
  return one < other ? one : other;
}
