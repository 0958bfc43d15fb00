import campaign from '@/campaigns/christmas-and-newyear';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { treasure } from '@/components/campaign/parts/treasure';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, treasure] });
