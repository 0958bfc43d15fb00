import campaign from '@/campaigns/moon-festival';
import { arch } from '@/components/campaign/parts/arch';
import { quiz } from '@/components/campaign/parts/quiz';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, quiz] });
