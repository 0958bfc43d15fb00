import campaign from '@/campaigns/bbwy';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { form } from '@/components/campaign/parts/form';
import { stairs } from '@/components/campaign/parts/stairs';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [diagonal, form, stairs] });
