import campaign from '@/campaigns/jf-send-usdt-2509';
import { account } from '@/components/campaign/parts/account';
import { deposit } from '@/components/campaign/parts/deposit';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { tiers } from '@/components/campaign/parts/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, deposit, tiers, account] });
