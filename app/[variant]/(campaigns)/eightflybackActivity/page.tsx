import campaign from '@/campaigns/eight-flyback-activity';
import { account } from '@/components/campaign/blocks/account';
import { deposit } from '@/components/campaign/blocks/deposit';
import { tasks } from '@/components/campaign/blocks/tasks';
import { ticket } from '@/components/campaign/blocks/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [ticket, deposit, tasks, account] });
