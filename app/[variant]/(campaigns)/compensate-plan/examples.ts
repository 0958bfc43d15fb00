import campaign from '@/campaigns/compensate-plan';

const LOSSES = [12, 36, 90];

const coupons = campaign.activities.flatMap((activity) => (activity.kind === 'coupon' ? activity.coupons : []));

/** What each coupon refunds for the same losses. */
export const EXAMPLES = {
  columns: ['该笔亏损', ...coupons.map(({ label }) => label)] as [string, string, ...string[]],
  rows: LOSSES.map(
    (loss) =>
      [`$${loss}`, ...coupons.map(({ face }) => `补 $${Math.min(loss, face)}`)] as [string, string, ...string[]],
  ),
  note: '补偿以赠金发放；一笔亏损单只可用一张券，超出券面的部分由您自行承担。',
};
