import campaign from '@/campaigns/insurance-2508';
import { centred } from '@/components/campaign/parts/centred';
import { coupon } from '@/components/campaign/parts/coupon';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [centred, coupon] });
