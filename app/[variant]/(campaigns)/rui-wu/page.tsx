import campaign from '@/campaigns/rui-wu';
import { form } from '@/components/campaign/blocks/form';
import { stage } from '@/components/campaign/blocks/stage';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [stage, form, tasks] });
