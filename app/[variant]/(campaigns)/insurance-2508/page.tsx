import campaign from '@/campaigns/insurance-2508';
import { ActivityIsland } from '@/components/activities/activity-island';
import { centred } from '@/components/campaign/blocks/centred';
import { CompareTable } from '@/components/campaign/coupon-use/compare-table';
import { Section } from '@/components/ui/section';
import type { ActivityOf } from '@/lib/activities/schema';
import { chineseCount } from '@/lib/campaign/figures/chinese-number';
import { campaignMetadata, campaignPage } from '../campaign-page';

/** US dollars. */
const EXAMPLE = 90;
/** Percent of a loss. */
const WHOLE = 100;

/** What each coupon refunds, and for how long. */
function Coupons({ coupons }: { coupons: ActivityOf<'coupon'>['coupons'] }) {
  return (
    <Section title={`${chineseCount(coupons.length)}面盾，一张表`}>
      <CompareTable
        columns={['券', '补多少', '有效', `亏 $${EXAMPLE} 补`]}
        rows={coupons.map(({ label, compensates, face, validDays }) => {
          const share = compensates?.share ?? WHOLE;
          const refund = Math.min((EXAMPLE * share) / WHOLE, face);
          return [label, `${share}%，至多 $${face}`, `${validDays} 天`, `$${refund}`];
        })}
        note="补偿以赠金发放；一笔亏损单只可用一张券，余下的亏损由您自行承担。"
      />
    </Section>
  );
}

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: centred,
  island: ActivityIsland,
  extra: ({ campaign: { activities } }) =>
    activities.map((activity) =>
      activity.kind === 'coupon' ? <Coupons key={activity.kind} coupons={activity.coupons} /> : null,
    ),
});
