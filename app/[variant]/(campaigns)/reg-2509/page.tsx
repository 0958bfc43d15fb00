import campaign from '@/campaigns/reg-2509';
import { arch } from '@/components/campaign/blocks/arch';
import { form } from '@/components/campaign/blocks/form';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, form, tasks] });
