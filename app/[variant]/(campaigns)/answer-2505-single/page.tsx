import campaign from '@/campaigns/answer-2505-single';
import { quiz } from '@/components/campaign/blocks/quiz';
import { stage } from '@/components/campaign/blocks/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [stage, quiz] });
