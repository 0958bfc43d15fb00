import contentDates from '@/campaigns/content-dates.json';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { statusAt } from '@/lib/campaign/status';
import type { SitePage } from '@/lib/variant/resolve-page';
import type { CampaignSettings } from '../domain/activities/follow-settings';
import type { Revisions } from '../domain/revisions/follow-revisions';
import { matterOf } from '../domain/revisions/pointers';
import { lastShownChange } from '../domain/revisions/shown-periods';

/** What changes pages without a release. */
export interface ChangeSources {
  catalogue: Catalogue;
  campaignSettings: CampaignSettings;
  revisions: Revisions;
  clock: () => Date;
}

const RELEASED: Readonly<Record<string, { date: string } | undefined>> = contentDates;

/**
 * When a brand's page last changed for its readers: by a release, by a revision that began or ended, by the campaign's
 * begin or end, or by an operator who set its dates. A day (ISO 8601, UTC) for a release, otherwise an instant.
 *
 * @returns `undefined` if nothing is known
 */
export function pageChangedAt(
  { path, campaign: slug }: SitePage,
  brand: string,
  { catalogue, campaignSettings, revisions, clock }: ChangeSources,
): string | undefined {
  const released = RELEASED[slug === undefined ? path : `/${slug}`]?.date;
  const campaign = catalogue.campaign(slug ?? '');
  if (!campaign) return released;
  const now = clock();
  const set = campaignSettings.current().get(campaign.slug);
  const { beginsAt, endsAt, claimsUntil } = statusAt(campaign, set, now);
  const { history } = revisions.current();
  const shown = (['text', 'definition'] as const).flatMap((subject) => {
    const place = { subject, slug: campaign.slug, brand };
    return lastShownChange(history.get(matterOf(place)) ?? [], place, now.getTime()) ?? [];
  });
  const dates = [beginsAt, endsAt, claimsUntil, set?.changedAt].flatMap((date) => date?.getTime() ?? []);
  const past = [...dates, ...shown].filter((moment) => moment <= now.getTime());
  if (past.length === 0 || (released && past.every((moment) => moment < Date.parse(released)))) return released;
  return new Date(Math.max(...past)).toISOString().replace(/\.\d+/, '');
}
