import campaign from '@/campaigns/sign-in-hot-gold';
import { arch } from '@/components/campaign/blocks/arch';
import { signin } from '@/components/campaign/blocks/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export { desktopViewport as viewport } from '../desktop-viewport';
export const generateMetadata = campaignMetadata(campaign, '/sign-in-hot-gold-pc');
export default campaignPage(campaign, { path: '/sign-in-hot-gold-pc', blocks: [arch, signin] });
