import { eq } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { type DatedStatus, isOver, statusAt } from '@/lib/campaign/status';
import { campaignSettings } from '../../../platform/database/schema/activities';
import type { Orm } from '../../../platform/database/types';

/** A campaign's status: an operator's settings override the definition's dates. */
export async function readStatus(orm: Orm, campaign: Campaign, now: Date): Promise<DatedStatus> {
  const [set] = await orm.select().from(campaignSettings).where(eq(campaignSettings.slug, campaign.slug));
  return statusAt(campaign, set, now);
}

/** The status of several campaigns by slug. */
export async function readStatuses(
  orm: Orm,
  campaigns: readonly Campaign[],
  now: Date,
): Promise<Map<string, DatedStatus>> {
  const settings = new Map((await orm.select().from(campaignSettings)).map((set) => [set.slug, set]));
  return new Map(campaigns.map((campaign) => [campaign.slug, statusAt(campaign, settings.get(campaign.slug), now)]));
}

/** The moment from which nothing counts any more, exclusive; `null` while a campaign runs. */
export function countsUntil({ status, endsAt }: DatedStatus): Date | null {
  return isOver(status) ? endsAt : null;
}
