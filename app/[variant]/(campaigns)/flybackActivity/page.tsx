import campaign from '@/campaigns/flyback-activity';
import { account } from '@/components/campaign/blocks/account';
import { deposit } from '@/components/campaign/blocks/deposit';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { tasks } from '@/components/campaign/blocks/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, deposit, tasks, account] });
