import campaign from '@/campaigns/scramble-dollar-2501';
import { redpacket } from '@/components/campaign/blocks/redpacket';
import { stage } from '@/components/campaign/blocks/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [stage, redpacket] });
