import campaign from '@/campaigns/triple-surprise-1227';
import { arch } from '@/components/campaign/blocks/arch';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, tasks] });
