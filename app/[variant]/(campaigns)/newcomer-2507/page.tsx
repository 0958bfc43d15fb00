import campaign from '@/campaigns/newcomer-2507';
import { ActivityIsland } from '@/components/activities/activity-island';
import { beside } from '@/components/campaign/blocks/beside';
import { form } from '@/components/campaign/blocks/form';
import { UseLists } from '@/components/campaign/coupon-use/use-lists';
import { Section } from '@/components/ui/section';
import { breakWords } from '@/lib/copy/break-words';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: beside,
  action: form,
  island: ActivityIsland,
  extra: (
    <Section title={breakWords('体验金能做什么')}>
      <UseLists
        may={[
          '作伦敦金、伦敦银的交易保证金',
          '单笔 0.01 至 0.10 手，买涨卖跌都可以',
          '练习止损、止盈与挂单',
          '把限额以内的盈利，到期转为可出金余额',
        ]}
        mayNot={['直接出金，或转给他人', '抵扣点差、利息等费用', '与自有资金合并成一张单', '计入其他活动的手数']}
      />
    </Section>
  ),
});
