import campaign from '@/campaigns/golden-autumn-1';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { form } from '@/components/campaign/blocks/form';
import { tasks } from '@/components/campaign/blocks/tasks';
import { tiers } from '@/components/campaign/blocks/tiers';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, form, tasks, tiers] });
