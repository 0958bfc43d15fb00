import campaign from '@/campaigns/reg-2509';
import { beside } from '@/components/campaign/parts/beside';
import { form } from '@/components/campaign/parts/form';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside, form] });
