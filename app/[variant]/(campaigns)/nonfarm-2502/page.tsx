import campaign from '@/campaigns/nonfarm-2502';
import { beside } from '@/components/campaign/parts/beside';
import { signin } from '@/components/campaign/parts/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside, signin] });
