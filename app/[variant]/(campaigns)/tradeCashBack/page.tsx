import campaign from '@/campaigns/trade-cash-back';
import { ActivityIsland } from '@/components/activities/activity-island';
import { beside } from '@/components/campaign/blocks/beside';
import { MarketFoot } from '@/components/campaign/market-foot';
import { MarketSection } from '@/components/market/market-section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: beside,
  island: ActivityIsland,
  foot: <MarketFoot symbols={['EURUSD', 'USDJPY', 'US500', 'HK50']} />,
  extra: <MarketSection title="返现的品种，看着盘做" symbol="EURUSD" group={3} />,
});
