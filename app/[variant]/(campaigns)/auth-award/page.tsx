import campaign from '@/campaigns/auth-award';
import { ActivityIsland } from '@/components/activities/activity-island';
import { AccountSection } from '@/components/campaign/account-section';
import { beside } from '@/components/campaign/blocks/beside';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, { composition: beside, island: ActivityIsland, extra: <AccountSection /> });
