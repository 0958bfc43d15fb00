import campaign from '@/campaigns/reg-2509';
import { arch } from '@/components/campaign/parts/arch';
import { form } from '@/components/campaign/parts/form';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, form] });
