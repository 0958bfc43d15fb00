import campaign from '@/campaigns/answer-2505';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { quiz } from '@/components/campaign/blocks/quiz';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, quiz] });
