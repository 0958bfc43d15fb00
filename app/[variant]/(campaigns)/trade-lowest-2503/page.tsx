import campaign from '@/campaigns/trade-lowest-2503';
import { marketStrip } from '@/components/campaign/blocks/market-strip';
import { ticket } from '@/components/campaign/blocks/ticket';
import { tiers } from '@/components/campaign/blocks/tiers';
import { MarketSection } from '@/components/market/market-section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  blocks: [ticket, tiers, marketStrip('XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL')],
  extra: <MarketSection title="点差多少，盘上写明" symbol="XAUUSD" group={4} />,
});
