import campaign from '@/campaigns/sign-in-jx';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { form } from '@/components/campaign/parts/form';
import { signin } from '@/components/campaign/parts/signin';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign, '/sign-in-jx-wap');
export default campaignPage(campaign, { path: '/sign-in-jx-wap', parts: [diagonal, form, signin] });
