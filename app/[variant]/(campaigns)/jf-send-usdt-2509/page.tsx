import campaign from '@/campaigns/jf-send-usdt-2509';
import { account } from '@/components/campaign/blocks/account';
import { deposit } from '@/components/campaign/blocks/deposit';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, deposit, tiers, account] });
