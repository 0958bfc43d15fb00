import campaign from '@/campaigns/invite-2412';
import { invite } from '@/components/campaign/blocks/invite';
import { ticket } from '@/components/campaign/blocks/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [ticket, invite] });
