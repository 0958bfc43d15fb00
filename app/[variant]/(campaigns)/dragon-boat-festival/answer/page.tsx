import campaign from '@/campaigns/dragon-boat-festival-answer';
import { quiz } from '@/components/campaign/parts/quiz';
import { stage } from '@/components/campaign/parts/stage';
import { campaignMetadata, campaignPage } from '../../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [stage, quiz] });
