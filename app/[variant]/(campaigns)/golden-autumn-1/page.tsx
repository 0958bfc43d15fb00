import campaign from '@/campaigns/golden-autumn-1';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { form } from '@/components/campaign/parts/form';
import { tasks } from '@/components/campaign/parts/tasks';
import { tiers } from '@/components/campaign/parts/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, form, tasks, tiers] });
