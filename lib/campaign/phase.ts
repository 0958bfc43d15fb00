import { addDays, beginningOf } from '../time/calendar';
import { type Life, stageOf } from './life';
import { pageLifeName } from './page-life';
import { isClaimable } from './rules/claim';
import type { Campaign } from './schema';

/** When a campaign runs, by the server's clock. */
export interface Phase {
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where there is no such end. */
  beginsAt: Date | null;
  endsAt: Date | null;
  /** Until when what was reached can be collected, exclusive; `null` without an end, and where nothing is collected. */
  claimsUntil: Date | null;
}

type Dates = Omit<Phase, 'claimsUntil'>;

/** What an operator has set of a campaign's dates. */
export interface DatesSet {
  /** `null` leaves it to the dates. */
  state: 'open' | 'closed' | null;
  /** When `state` was set; a campaign opened before its dates begins then, one closed before its end ends then. */
  stateSetAt: Date | null;
  beginsAt: Date | null;
  endsAt: Date | null;
}

const DAY = 24 * 3_600_000;

/** A campaign's phase: what an operator has set goes before the definition's own dates. */
export function phaseOf(campaign: Campaign, set: DatesSet | undefined, now: Date): Phase {
  const dates = datedPhase(campaign, set, now);
  return { ...dates, claimsUntil: claimEnd(campaign, dates.endsAt) };
}

/** Until when what was reached in a campaign that ends at a moment can be collected. */
export function claimEnd(campaign: Campaign, endsAt: Date | null): Date | null {
  return endsAt && isClaimable(campaign) ? new Date(endsAt.getTime() + campaign.claimDays * DAY) : null;
}

/** A campaign's own dates, or those that an operator has set. */
export function datesOf({ period }: Pick<Campaign, 'period'>, set?: Pick<DatesSet, 'beginsAt' | 'endsAt'>) {
  return {
    beginsAt: set?.beginsAt ?? (period ? beginningOf(period.from) : null),
    endsAt: set?.endsAt ?? (period ? beginningOf(addDays(period.to, 1)) : null),
  };
}

/** A phase in responses. */
export function toldPhase({ phase, beginsAt, endsAt, claimsUntil }: Phase): Omit<Life, 'now'> {
  const told = (timestamp: Date | null) => timestamp?.toISOString() ?? null;
  return { phase, beginsAt: told(beginsAt), endsAt: told(endsAt), claimsUntil: told(claimsUntil) };
}

/** How a campaign's pages are rendered, and when that changes by itself. */
export interface Standing {
  /** See {@link pageLifeName}. */
  life: string | undefined;
  /** `null` where nothing is known that would change it. */
  until: Date | null;
}

/** How a campaign's pages are rendered at a moment. */
export function standingOf(campaign: Campaign, set: DatesSet | undefined, now: Date): Standing {
  const phase = phaseOf(campaign, set, now);
  const told = toldPhase(phase);
  const next = { upcoming: phase.beginsAt, running: phase.endsAt, ended: phase.claimsUntil }[phase.phase];
  return {
    life: pageLifeName({ ...told, stage: stageOf({ now: now.toISOString(), ...told }) }),
    until: next && next > now ? next : null,
  };
}

function datedPhase({ period }: Campaign, set: DatesSet | undefined, now: Date): Dates {
  const { beginsAt, endsAt } = datesOf({ period }, set);
  const setAt = set?.stateSetAt ?? now;
  switch (set?.state ?? 'dated') {
    case 'open':
      // What was opened before its day has begun by that; an end that is over is no end.
      return { phase: 'running', beginsAt: beginsAt && earlier(beginsAt, setAt), endsAt: endsAt && later(endsAt, now) };
    case 'closed':
      return { phase: 'ended', beginsAt, endsAt: earlier(endsAt ?? setAt, setAt) };
    case 'dated':
      return { phase: phaseByDates(beginsAt, endsAt, now), beginsAt, endsAt };
  }
}

function phaseByDates(beginsAt: Date | null, endsAt: Date | null, now: Date): Phase['phase'] {
  if (beginsAt && now < beginsAt) return 'upcoming';
  return endsAt && now >= endsAt ? 'ended' : 'running';
}

function earlier(one: Date, other: Date): Date {
  // Stryker disable next-line EqualityOperator: of two equal times either is right
  return one < other ? one : other;
}

function later(end: Date, now: Date): Date | null {
  return end > now ? end : null;
}
