import campaign from '@/campaigns/new-customer-first';
import { account } from '@/components/campaign/parts/account';
import { deposit } from '@/components/campaign/parts/deposit';
import { ticket } from '@/components/campaign/parts/ticket';
import { tiers } from '@/components/campaign/parts/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [ticket, deposit, tiers, account] });
