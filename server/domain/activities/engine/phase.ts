import { eq } from 'drizzle-orm';
import { type Phase, phaseOf } from '@/lib/campaign/phase';
import type { Campaign } from '@/lib/campaign/schema';
import { campaignSettings } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** A campaign's status: an operator's settings override the definition's dates. */
export async function readPhase(orm: Orm, campaign: Campaign, now: Date): Promise<Phase> {
  const [set] = await orm.select().from(campaignSettings).where(eq(campaignSettings.slug, campaign.slug));
  return phaseOf(campaign, set, now);
}

/** The status of several campaigns by slug. */
export async function readPhases(orm: Orm, campaigns: readonly Campaign[], now: Date): Promise<Map<string, Phase>> {
  const settings = new Map((await orm.select().from(campaignSettings)).map((set) => [set.slug, set]));
  return new Map(campaigns.map((campaign) => [campaign.slug, phaseOf(campaign, settings.get(campaign.slug), now)]));
}

/** Whether a campaign has ended and its rewards can still be collected. */
export function isClaiming({ phase, claimsUntil }: Phase, now: Date): boolean {
  return phase === 'ended' && claimsUntil !== null && now < claimsUntil;
}

/** The moment from which nothing counts any more, exclusive; `null` while a campaign runs. */
export function countsUntil({ phase, endsAt }: Phase): Date | null {
  return phase === 'ended' ? endsAt : null;
}
