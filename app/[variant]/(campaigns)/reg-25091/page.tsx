import campaign from '@/campaigns/reg-25091';
import { form } from '@/components/campaign/parts/form';
import { tasks } from '@/components/campaign/parts/tasks';
import { ticket } from '@/components/campaign/parts/ticket';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [ticket, form, tasks] });
