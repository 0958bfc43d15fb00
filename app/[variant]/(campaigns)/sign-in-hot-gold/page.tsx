import campaign from '@/campaigns/sign-in-hot-gold';
import { arch } from '@/components/campaign/blocks/arch';
import { signin } from '@/components/campaign/blocks/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, signin] });
