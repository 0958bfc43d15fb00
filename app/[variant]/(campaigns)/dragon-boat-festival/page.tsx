import campaign from '@/campaigns/dragon-boat-festival';
import { beside } from '@/components/campaign/blocks/beside';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [beside], playAt: '/dragon-boat-festival/answer' });
