import campaign from '@/campaigns/trade-lowest-2503';
import { marketStrip } from '@/components/campaign/parts/market-strip';
import { ticket } from '@/components/campaign/parts/ticket';
import { tiers } from '@/components/campaign/parts/tiers';
import { MarketSection } from '@/components/market/market-section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  parts: [ticket, tiers, marketStrip('XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL')],
  extra: <MarketSection title="点差多少，盘上写明" symbol="XAUUSD" group={4} />,
});
