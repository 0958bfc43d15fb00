import campaign from '@/campaigns/trade-cash-back';
import { beside } from '@/components/campaign/blocks/beside';
import { cashback } from '@/components/campaign/blocks/cashback';
import { marketStrip } from '@/components/campaign/blocks/market-strip';
import { MarketSection } from '@/components/market/market-section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  blocks: [beside, cashback, marketStrip('EURUSD', 'USDJPY', 'US500', 'HK50')],
  extra: <MarketSection title="返现的品种，看着盘做" symbol="EURUSD" group={3} />,
});
