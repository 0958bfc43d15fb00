import campaign from '@/campaigns/golden-autumn-1';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign);
