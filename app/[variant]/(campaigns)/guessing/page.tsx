import campaign from '@/campaigns/guessing';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { predict } from '@/components/campaign/parts/predict';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, predict] });
