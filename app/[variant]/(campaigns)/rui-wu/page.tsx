import campaign from '@/campaigns/rui-wu';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign);
