import campaign from '@/campaigns/compensate-plan';
import { ActivityIsland } from '@/components/activities/activity-island';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { CompareTable } from '@/components/campaign/coupon-use/compare-table';
import { Section } from '@/components/ui/section';
import type { Activity } from '@/lib/activities/schema';
import { campaignMetadata, campaignPage } from '../campaign-page';

const LOSSES = [12, 36, 90];

/** What each coupon refunds for the same losses. */
function examplesOf(activities: readonly Activity[]) {
  const coupons = activities.flatMap((activity) => (activity.kind === 'coupon' ? activity.coupons : []));
  return {
    columns: ['该笔亏损', ...coupons.map(({ label }) => label)] as [string, string, ...string[]],
    rows: LOSSES.map(
      (loss) =>
        [`$${loss}`, ...coupons.map(({ face }) => `补 $${Math.min(loss, face)}`)] as [string, string, ...string[]],
    ),
    note: '补偿以赠金发放；一笔亏损单只可用一张券，超出券面的部分由您自行承担。',
  };
}

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: diagonal,
  island: ActivityIsland,
  extra: ({ campaign: { activities } }) => (
    <Section title="伞有多大，算给您看">
      <CompareTable {...examplesOf(activities)} />
    </Section>
  ),
});
