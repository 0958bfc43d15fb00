import campaign from '@/campaigns/answer-2505';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { quiz } from '@/components/campaign/parts/quiz';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, quiz] });
