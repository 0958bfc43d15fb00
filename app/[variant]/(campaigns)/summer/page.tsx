import campaign from '@/campaigns/summer';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { tasks } from '@/components/campaign/parts/tasks';
import { wheel } from '@/components/campaign/parts/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, tasks, wheel] });
