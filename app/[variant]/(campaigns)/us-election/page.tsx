import campaign from '@/campaigns/us-election';
import { centred } from '@/components/campaign/blocks/centred';
import { predict } from '@/components/campaign/blocks/predict';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [centred, predict] });
