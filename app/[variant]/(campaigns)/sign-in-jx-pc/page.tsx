import campaign from '@/campaigns/sign-in-jx';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { form } from '@/components/campaign/blocks/form';
import { signin } from '@/components/campaign/blocks/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export { desktopViewport as viewport } from '../desktop-viewport';
export const generateMetadata = campaignMetadata(campaign, '/sign-in-jx-pc');
export default campaignPage(campaign, { path: '/sign-in-jx-pc', blocks: [diagonal, form, signin] });
