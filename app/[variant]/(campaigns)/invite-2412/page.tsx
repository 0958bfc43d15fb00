import campaign from '@/campaigns/invite-2412';
import { invite } from '@/components/campaign/parts/invite';
import { ticket } from '@/components/campaign/parts/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [ticket, invite] });
