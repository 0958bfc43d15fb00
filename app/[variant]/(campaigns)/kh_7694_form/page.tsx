import campaign from '@/campaigns/kh-7694-form';
import { ActivityIsland } from '@/components/activities/activity-island';
import { BullionScene } from '@/components/campaign/art/bullion-scene';
import { beside } from '@/components/campaign/blocks/beside';
import { form } from '@/components/campaign/blocks/form';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: beside,
  action: form,
  island: ActivityIsland,
  art: <BullionScene />,
});
