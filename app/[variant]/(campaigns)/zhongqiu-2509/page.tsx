import campaign from '@/campaigns/zhongqiu-2509';
import { arch } from '@/components/campaign/parts/arch';
import { wheel } from '@/components/campaign/parts/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [arch, wheel] });
