import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { campaignSettings } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** When a campaign runs, by the server's clock. */
export interface Phase {
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where there is no such end. */
  beginsAt: Date | null;
  endsAt: Date | null;
}

type Settings = typeof campaignSettings.$inferSelect;

/** A campaign's phase: what an operator has set goes before the definition's own dates. */
export async function readPhase(orm: Orm, campaign: Campaign, now: Date): Promise<Phase> {
  const [set] = await orm.select().from(campaignSettings).where(eq(campaignSettings.slug, campaign.slug));
  return phaseOf(campaign, set, now);
}

/** The phases of several campaigns by their slugs. */
export async function readPhases(orm: Orm, campaigns: readonly Campaign[], now: Date): Promise<Map<string, Phase>> {
  const settings = new Map((await orm.select().from(campaignSettings)).map((set) => [set.slug, set]));
  return new Map(campaigns.map((campaign) => [campaign.slug, phaseOf(campaign, settings.get(campaign.slug), now)]));
}

function phaseOf({ period }: Campaign, set: Settings | undefined, now: Date): Phase {
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

/** A campaign's own dates, or those that an operator has set. */
export function datesOf({ period }: Pick<Campaign, 'period'>, set?: { beginsAt: Date | null; endsAt: Date | null }) {
  return {
    beginsAt: set?.beginsAt ?? (period ? beginningOf(period.from) : null),
    endsAt: set?.endsAt ?? (period ? beginningOf(addDays(period.to, 1)) : null),
  };
}

function phaseByDates(beginsAt: Date | null, endsAt: Date | null, now: Date): Phase['phase'] {
  if (beginsAt && now < beginsAt) return 'upcoming';
  return endsAt && now >= endsAt ? 'ended' : 'running';
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function later(end: Date, now: Date): Date | null {
  return end > now ? end : null;
}
