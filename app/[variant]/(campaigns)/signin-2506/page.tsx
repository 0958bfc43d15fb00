import campaign from '@/campaigns/signin-2506';
import { centred } from '@/components/campaign/parts/centred';
import { signin } from '@/components/campaign/parts/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, signin] });
