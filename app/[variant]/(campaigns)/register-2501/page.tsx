import campaign from '@/campaigns/register-2501';
import { centred } from '@/components/campaign/parts/centred';
import { form } from '@/components/campaign/parts/form';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, form, tasks] });
