import campaign from '@/campaigns/first-amount-2502';
import { account } from '@/components/campaign/blocks/account';
import { arch } from '@/components/campaign/blocks/arch';
import { deposit } from '@/components/campaign/blocks/deposit';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, deposit, tiers, account] });
