import campaign from '@/campaigns/newcomer-fall-2412';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { form } from '@/components/campaign/blocks/form';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, form, tasks] });
