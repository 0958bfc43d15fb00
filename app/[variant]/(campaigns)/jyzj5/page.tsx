import campaign from '@/campaigns/jyzj5';
import { ticket } from '@/components/campaign/blocks/ticket';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [ticket, tiers] });
