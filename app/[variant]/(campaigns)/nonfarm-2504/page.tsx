import campaign from '@/campaigns/nonfarm-2504';
import { NONFARM_RELEASES } from '@/campaigns/shared/releases';
import { ActivityIsland } from '@/components/activities/activity-island';
import { ticket } from '@/components/campaign/blocks/ticket';
import { ReleaseDates } from '@/components/campaign/releases/release-dates';
import { campaignMetadata, campaignPage } from '../campaign-page';
import { releasesOf } from '../releases-of';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: ticket,
  island: ActivityIsland,
  extra: ({ campaign: { slug, activities } }) => (
    <ReleaseDates
      slug={slug}
      releases={releasesOf(activities, NONFARM_RELEASES)}
      note="按纽约 08:30、通常每月首个周五推算，可能调整，以美国劳工统计局公布为准；改期的，本期作废，按新的日程另开一期。"
    />
  ),
});
