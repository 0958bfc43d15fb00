import campaign from '@/campaigns/nonfarm-2502';
import { beside } from '@/components/campaign/blocks/beside';
import { signin } from '@/components/campaign/blocks/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [beside, signin] });
