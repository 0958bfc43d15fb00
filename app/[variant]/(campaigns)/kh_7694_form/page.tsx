import campaign from '@/campaigns/kh-7694-form';
import { BullionScene } from '@/components/campaign/art/bullion-scene';
import { beside } from '@/components/campaign/parts/beside';
import { form } from '@/components/campaign/parts/form';
import { tasks } from '@/components/campaign/parts/tasks';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { parts: [beside, form, tasks], art: <BullionScene /> });
