import campaign from '@/campaigns/new-customer-first';
import { account } from '@/components/campaign/blocks/account';
import { deposit } from '@/components/campaign/blocks/deposit';
import { ticket } from '@/components/campaign/blocks/ticket';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [ticket, deposit, tiers, account] });
