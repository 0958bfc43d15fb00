import campaign from '@/campaigns/reg-2509';
import { arch } from '@/components/campaign/parts/arch';
import { form } from '@/components/campaign/parts/form';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, form, tasks] });
