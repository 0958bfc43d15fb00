import campaign from '@/campaigns/signin-2506';
import { centred } from '@/components/campaign/blocks/centred';
import { signin } from '@/components/campaign/blocks/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [centred, signin] });
