import campaign from '@/campaigns/sprint-bonus';
import { sprint } from '@/components/campaign/blocks/sprint';
import { stage } from '@/components/campaign/blocks/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [stage, sprint] });
