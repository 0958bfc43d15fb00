import campaign from '@/campaigns/scramble-dollar-2501';
import { redpacket } from '@/components/campaign/parts/redpacket';
import { stage } from '@/components/campaign/parts/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [stage, redpacket] });
