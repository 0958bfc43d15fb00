import campaign from '@/campaigns/bull-market';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { form } from '@/components/campaign/blocks/form';
import { ThreeRises } from '@/components/campaign/bull-market/three-rises';
import { GoldPrice } from '@/components/campaign/hero/gold-price';
import { MarketFoot } from '@/components/campaign/market-foot';
import { MarketSection } from '@/components/market/market-section';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: diagonal,
  action: form,
  price: <GoldPrice />,
  foot: <MarketFoot symbols={['XAUUSD', 'XAGUSD', 'USOIL', 'NAS100']} />,
  extra: (
    <>
      <MarketSection title="牛走到哪，盘上看" symbol="XAUUSD" group={4} />
      <Section title="三轮长牛，三次回头">
        <ThreeRises />
      </Section>
    </>
  ),
});
