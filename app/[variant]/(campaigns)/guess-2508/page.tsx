import campaign from '@/campaigns/guess-2508';
import { predict } from '@/components/campaign/blocks/predict';
import { stage } from '@/components/campaign/blocks/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [stage, predict] });
