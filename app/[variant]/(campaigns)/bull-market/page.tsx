import campaign from '@/campaigns/bull-market';
import { ThreeRises } from '@/components/campaign/bull-market/three-rises';
import { diagonal } from '@/components/campaign/parts/diagonal';
import { form } from '@/components/campaign/parts/form';
import { marketStrip } from '@/components/campaign/parts/market-strip';
import { MarketSection } from '@/components/market/market-section';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  parts: [diagonal, form, marketStrip('XAUUSD', 'XAGUSD', 'USOIL', 'NAS100')],
  extra: (
    <>
      <MarketSection title="牛走到哪，盘上看" symbol="XAUUSD" group={4} />
      <Section title="三轮长牛，三次回头">
        <ThreeRises />
      </Section>
    </>
  ),
});
