import campaign from '@/campaigns/trade-lowest-2503';
import { ActivityIsland } from '@/components/activities/activity-island';
import { ticket } from '@/components/campaign/blocks/ticket';
import { GoldPrice } from '@/components/campaign/hero/gold-price';
import { MarketFoot } from '@/components/campaign/market-foot';
import { MarketSection } from '@/components/market/market-section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: ticket,
  island: ActivityIsland,
  price: <GoldPrice />,
  foot: <MarketFoot symbols={['XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL']} />,
  extra: <MarketSection title="点差多少，盘上写明" symbol="XAUUSD" group={4} />,
});
