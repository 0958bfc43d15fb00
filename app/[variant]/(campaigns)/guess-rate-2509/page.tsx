import campaign from '@/campaigns/guess-rate-2509';
import { RATE_DECISIONS } from '@/campaigns/shared/releases';
import { ActivityIsland } from '@/components/activities/activity-island';
import { arch } from '@/components/campaign/blocks/arch';
import { ReleaseDates } from '@/components/campaign/releases/release-dates';
import { campaignMetadata, campaignPage } from '../campaign-page';
import { releasesOf } from '../releases-of';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: arch,
  island: ActivityIsland,
  extra: ({ campaign: { slug, activities } }) => (
    <ReleaseDates
      slug={slug}
      releases={releasesOf(activities, RATE_DECISIONS)}
      note="按华盛顿 14:00 公布声明折算，会期可能调整，以美联储公布的日程为准。"
    />
  ),
});
