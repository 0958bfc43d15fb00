import campaign from '@/campaigns/flyback-activity';
import { account } from '@/components/campaign/parts/account';
import { deposit } from '@/components/campaign/parts/deposit';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, deposit, tasks, account] });
