import campaign from '@/campaigns/lottery-october';
import { stage } from '@/components/campaign/blocks/stage';
import { wheel } from '@/components/campaign/blocks/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [stage, wheel] });
