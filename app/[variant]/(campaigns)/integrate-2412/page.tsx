import campaign from '@/campaigns/integrate-2412';
import { arch } from '@/components/campaign/blocks/arch';
import { points } from '@/components/campaign/blocks/points';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, points] });
