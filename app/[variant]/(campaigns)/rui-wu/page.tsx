import campaign from '@/campaigns/rui-wu';
import { form } from '@/components/campaign/parts/form';
import { stage } from '@/components/campaign/parts/stage';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [stage, form, tasks] });
