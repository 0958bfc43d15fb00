import campaign from '@/campaigns/transaction-2507';
import { centred } from '@/components/campaign/blocks/centred';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [centred, tiers] });
