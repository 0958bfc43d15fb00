import campaign from '@/campaigns/dragon-boat-festival';
import { beside } from '@/components/campaign/parts/beside';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside], playAt: '/dragon-boat-festival/answer' });
