import campaign from '@/campaigns/newcomer-2507';
import { beside } from '@/components/campaign/parts/beside';
import { coupon } from '@/components/campaign/parts/coupon';
import { form } from '@/components/campaign/parts/form';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside, form, coupon] });
