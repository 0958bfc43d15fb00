import campaign from '@/campaigns/insurance-2508';
import { INSURANCE_TIERS } from '@/campaigns/shared/insurance-tiers';
import { ActivityIsland } from '@/components/activities/activity-island';
import { centred } from '@/components/campaign/blocks/centred';
import { CompareTable } from '@/components/campaign/coupon-use/compare-table';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';

/** US dollars. */
const EXAMPLE = 90;

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: centred,
  island: ActivityIsland,
  extra: (
    <Section title="三面盾，一张表">
      <CompareTable
        columns={['券', '补多少', '有效', `亏 $${EXAMPLE} 补`]}
        rows={INSURANCE_TIERS.map(({ name, share, face, days }) => [
          name,
          `${share}%，至多 $${face}`,
          `${days} 天`,
          `$${Math.min((EXAMPLE * share) / 100, face)}`,
        ])}
        note="补偿以赠金发放；一笔亏损单只可用一张券，余下的亏损由您自行承担。"
      />
    </Section>
  ),
});
