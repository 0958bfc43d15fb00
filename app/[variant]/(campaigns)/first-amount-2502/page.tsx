import campaign from '@/campaigns/first-amount-2502';
import { account } from '@/components/campaign/parts/account';
import { arch } from '@/components/campaign/parts/arch';
import { deposit } from '@/components/campaign/parts/deposit';
import { tiers } from '@/components/campaign/parts/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, deposit, tiers, account] });
