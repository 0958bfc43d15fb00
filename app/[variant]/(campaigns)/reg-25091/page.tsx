import campaign from '@/campaigns/reg-25091';
import { form } from '@/components/campaign/blocks/form';
import { tasks } from '@/components/campaign/blocks/tasks';
import { ticket } from '@/components/campaign/blocks/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [ticket, form, tasks] });
