import campaign from '@/campaigns/guess-2508';
import { predict } from '@/components/campaign/parts/predict';
import { stage } from '@/components/campaign/parts/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [stage, predict] });
