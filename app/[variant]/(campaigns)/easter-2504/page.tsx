import campaign from '@/campaigns/easter-2504';
import { centred } from '@/components/campaign/blocks/centred';
import { treasure } from '@/components/campaign/blocks/treasure';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [centred, treasure] });
