import campaign from '@/campaigns/moon-festival';
import { centred } from '@/components/campaign/parts/centred';
import { quiz } from '@/components/campaign/parts/quiz';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, quiz] });
