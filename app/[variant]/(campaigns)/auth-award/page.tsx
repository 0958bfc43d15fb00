import campaign from '@/campaigns/auth-award';
import { account } from '@/components/campaign/parts/account';
import { beside } from '@/components/campaign/parts/beside';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside, tasks, account] });
