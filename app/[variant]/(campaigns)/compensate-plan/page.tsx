import campaign from '@/campaigns/compensate-plan';
import { ActivityIsland } from '@/components/activities/activity-island';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { CompareTable } from '@/components/campaign/coupon-use/compare-table';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';
import { EXAMPLES } from './examples';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: diagonal,
  island: ActivityIsland,
  extra: (
    <Section title="伞有多大，算给您看">
      <CompareTable {...EXAMPLES} />
    </Section>
  ),
});
