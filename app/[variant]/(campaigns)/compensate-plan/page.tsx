import campaign from '@/campaigns/compensate-plan';
import { CompareTable } from '@/components/campaign/coupon-use/compare-table';
import { coupon } from '@/components/campaign/parts/coupon';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';
import { EXAMPLES } from './examples';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  parts: [diagonal, coupon],
  extra: (
    <Section title="伞有多大，算给您看">
      <CompareTable {...EXAMPLES} />
    </Section>
  ),
});
