import campaign from '@/campaigns/trade-lowest-2503';
import { ticket } from '@/components/campaign/parts/ticket';
import { tiers } from '@/components/campaign/parts/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [ticket, tiers] });
