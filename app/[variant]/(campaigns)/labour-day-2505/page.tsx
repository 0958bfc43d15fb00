import campaign from '@/campaigns/labour-day-2505';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { tiers } from '@/components/campaign/blocks/tiers';
import { wheel } from '@/components/campaign/blocks/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, tiers, wheel] });
