import campaign from '@/campaigns/register-2501';
import { form } from '@/components/campaign/parts/form';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [form] });
