import campaign from '@/campaigns/reg-25091';
import { form } from '@/components/campaign/parts/form';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [form] });
