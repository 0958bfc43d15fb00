import campaign from '@/campaigns/zhongqiu-2509';
import { arch } from '@/components/campaign/blocks/arch';
import { wheel } from '@/components/campaign/blocks/wheel';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { blocks: [arch, wheel] });
