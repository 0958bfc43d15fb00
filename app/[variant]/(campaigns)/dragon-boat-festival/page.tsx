import campaign from '@/campaigns/dragon-boat-festival';
import { beside } from '@/components/campaign/blocks/beside';
import { campaignMetadata, campaignPage } from '../campaign-page';

// The activity stands on its other page, so that this one does without its scripts.
export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { composition: beside });
