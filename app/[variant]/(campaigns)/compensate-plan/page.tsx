import campaign from '@/campaigns/compensate-plan';
import { coupon } from '@/components/campaign/parts/coupon';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, coupon] });
