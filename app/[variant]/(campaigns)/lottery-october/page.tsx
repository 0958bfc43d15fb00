import campaign from '@/campaigns/lottery-october';
import { stage } from '@/components/campaign/parts/stage';
import { wheel } from '@/components/campaign/parts/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [stage, wheel] });
