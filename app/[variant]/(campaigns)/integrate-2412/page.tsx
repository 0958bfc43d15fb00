import campaign from '@/campaigns/integrate-2412';
import { arch } from '@/components/campaign/parts/arch';
import { points } from '@/components/campaign/parts/points';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, points] });
