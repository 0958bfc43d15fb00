import campaign from '@/campaigns/labour-day-2505';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { tiers } from '@/components/campaign/parts/tiers';
import { wheel } from '@/components/campaign/parts/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, tiers, wheel] });
