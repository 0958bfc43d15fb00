import campaign from '@/campaigns/triple-surprise-1227';
import { arch } from '@/components/campaign/parts/arch';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, tasks] });
