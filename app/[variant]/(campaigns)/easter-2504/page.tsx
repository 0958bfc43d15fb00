import campaign from '@/campaigns/easter-2504';
import { centred } from '@/components/campaign/parts/centred';
import { treasure } from '@/components/campaign/parts/treasure';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, treasure] });
