import campaign from '@/campaigns/summer';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { tasks } from '@/components/campaign/blocks/tasks';
import { wheel } from '@/components/campaign/blocks/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, tasks, wheel] });
