import campaign from '@/campaigns/auth-award';
import { ActivityIsland } from '@/components/activities/activity-island';
import { AccountSection } from '@/components/campaign/account-section';
import { beside } from '@/components/campaign/blocks/beside';
import { CompareTable } from '@/components/campaign/coupon-use/compare-table';
import { SealedData } from '@/components/campaign/verification/sealed-data';
import { Section } from '@/components/ui/section';
import { breakWords } from '@/lib/copy/break-words';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: beside,
  island: ActivityIsland,
  extra: (
    <>
      <AccountSection />
      <Section title="认证前后，差在哪">
        <CompareTable
          columns={['账户里的事', '认证之前', '认证之后']}
          rows={[
            ['登录、看行情', '可以', '可以'],
            ['绑定银行卡', '不可以', '本人名下的'],
            ['入金与出金', '不可以', '同名账户'],
            ['领新客奖励', '多数不可以', '按活动规则'],
          ]}
          note="实名确认的是账户的主人，不影响行情，也不减少交易的风险。密码与验证码仍要自己收好，谁来问都别给。"
        />
      </Section>
      <Section title={breakWords('资料交上来以后')}>
        <SealedData />
      </Section>
    </>
  ),
});
