import campaign from '@/campaigns/moon-festival';
import { arch } from '@/components/campaign/blocks/arch';
import { quiz } from '@/components/campaign/blocks/quiz';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, quiz] });
