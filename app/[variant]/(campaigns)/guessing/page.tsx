import campaign from '@/campaigns/guessing';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { predict } from '@/components/campaign/blocks/predict';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, predict] });
