import campaign from '@/campaigns/us-election';
import { centred } from '@/components/campaign/parts/centred';
import { predict } from '@/components/campaign/parts/predict';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, predict] });
