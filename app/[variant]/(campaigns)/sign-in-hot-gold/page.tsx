import campaign from '@/campaigns/sign-in-hot-gold';
import { arch } from '@/components/campaign/parts/arch';
import { signin } from '@/components/campaign/parts/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, signin] });
