import campaign from '@/campaigns/sprint-bonus';
import { sprint } from '@/components/campaign/parts/sprint';
import { stage } from '@/components/campaign/parts/stage';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [stage, sprint] });
