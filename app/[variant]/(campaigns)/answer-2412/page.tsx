import campaign from '@/campaigns/answer-2412';
import { quiz } from '@/components/campaign/blocks/quiz';
import { ticket } from '@/components/campaign/blocks/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [ticket, quiz] });
