import campaign from '@/campaigns/eight-flyback-activity';
import { account } from '@/components/campaign/parts/account';
import { deposit } from '@/components/campaign/parts/deposit';
import { tasks } from '@/components/campaign/parts/tasks';
import { ticket } from '@/components/campaign/parts/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [ticket, deposit, tasks, account] });
