import campaign from '@/campaigns/newcomer-fall-2412';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { form } from '@/components/campaign/parts/form';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, form, tasks] });
