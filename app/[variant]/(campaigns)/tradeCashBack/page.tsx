import campaign from '@/campaigns/trade-cash-back';
import { beside } from '@/components/campaign/parts/beside';
import { cashback } from '@/components/campaign/parts/cashback';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside, cashback] });
