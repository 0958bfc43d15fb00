import campaign from '@/campaigns/kh-7694-form';
import { BullionScene } from '@/components/campaign/art/bullion-scene';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { art: <BullionScene /> });
