import campaign from '@/campaigns/register-2501';
import { centred } from '@/components/campaign/blocks/centred';
import { form } from '@/components/campaign/blocks/form';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [centred, form, tasks] });
