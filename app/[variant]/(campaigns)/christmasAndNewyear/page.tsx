import campaign from '@/campaigns/christmas-and-newyear';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { treasure } from '@/components/campaign/blocks/treasure';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [diagonal, treasure] });
