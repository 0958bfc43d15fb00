import campaign from '@/campaigns/bull-market';
import { ThreeRises } from '@/components/campaign/bull-market/three-rises';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { form } from '@/components/campaign/parts/form';
import { Section } from '@/components/campaign/section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  parts: [diagonal, form],
  extra: (
    <Section title="三轮长牛，三次回头">
      <ThreeRises />
    </Section>
  ),
});
