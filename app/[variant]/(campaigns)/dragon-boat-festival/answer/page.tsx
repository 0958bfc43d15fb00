import campaign from '@/campaigns/dragon-boat-festival-answer';
import { quiz } from '@/components/campaign/blocks/quiz';
import { stage } from '@/components/campaign/blocks/stage';
import { campaignMetadata, campaignPage } from '../../campaign-page';

const path = '/dragon-boat-festival/answer';

export const generateMetadata = campaignMetadata(campaign, path);
export default campaignPage(campaign, { blocks: [stage, quiz], path });
