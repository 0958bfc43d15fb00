import campaign from '@/campaigns/newcomer-2510';
import { beside } from '@/components/campaign/blocks/beside';
import { form } from '@/components/campaign/blocks/form';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [beside, form, tasks] });
