import campaign from '@/campaigns/auth-award';
import { account } from '@/components/campaign/blocks/account';
import { beside } from '@/components/campaign/blocks/beside';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [beside, tasks, account] });
