import campaign from '@/campaigns/reg-2509';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign);
