import campaign from '@/campaigns/transaction-2507';
import { centred } from '@/components/campaign/parts/centred';
import { tiers } from '@/components/campaign/parts/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, tiers] });
