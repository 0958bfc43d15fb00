import campaign from '@/campaigns/welcome-new';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign);
