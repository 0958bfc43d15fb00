import campaign from '@/campaigns/answer-2412';
import { quiz } from '@/components/campaign/parts/quiz';
import { ticket } from '@/components/campaign/parts/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [ticket, quiz] });
