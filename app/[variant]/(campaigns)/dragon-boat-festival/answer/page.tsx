import campaign from '@/campaigns/dragon-boat-festival-answer';
import { quiz } from '@/components/campaign/parts/quiz';
import { stage } from '@/components/campaign/parts/stage';
import { campaignMetadata, campaignPage } from '../../campaign-page';

const path = '/dragon-boat-festival/answer';

export const generateMetadata = campaignMetadata(campaign, path);
export default campaignPage(campaign, { parts: [stage, quiz], path });
