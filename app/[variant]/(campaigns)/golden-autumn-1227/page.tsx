import campaign from '@/campaigns/golden-autumn-1227';
import { centred } from '@/components/campaign/blocks/centred';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [centred, tiers] });
