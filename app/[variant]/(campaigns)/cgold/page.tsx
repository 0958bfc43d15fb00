import campaign from '@/campaigns/cgold';
import { arch } from '@/components/campaign/blocks/arch';
import { form } from '@/components/campaign/blocks/form';
import { GoldPrice } from '@/components/campaign/hero/gold-price';
import { MarketFoot } from '@/components/campaign/market-foot';
import { ContractTerms } from '@/components/campaign/spot-gold/contract-terms';
import { LazyMarginCalculator } from '@/components/campaign/spot-gold/lazy-margin-calculator';
import { MarginCalculatorFrame } from '@/components/campaign/spot-gold/margin-calculator-frame';
import { MarketSection } from '@/components/market/market-section';
import { Section } from '@/components/ui/section';
import { SPOT_GOLD } from '@/lib/trading/spot-gold';
import { campaignMetadata, campaignPage } from '../campaign-page';

const { ouncesPerLot, marginRate, spread } = SPOT_GOLD;

const terms = [
  {
    name: '一手',
    figure: String(ouncesPerLot),
    unit: '盎司',
    text: '约 3.11 千克黄金。金价每动 1 美元，一手的盈亏就是 100 美元。',
  },
  {
    name: '保证金',
    figure: `${marginRate * 100}%`,
    unit: '合约价值',
    text: '开仓时冻结的押金，平仓后退回。它放大了可做的量，也同样放大盈亏。',
  },
  {
    name: '点差',
    figure: `$${spread.toFixed(2)}`,
    unit: '每盎司',
    text: '买价与卖价之间的差，就是一进一出的成本：做一手 50 美元，不另收佣金。',
  },
];

export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: arch,
  action: form,
  price: <GoldPrice />,
  foot: <MarketFoot symbols={['XAUUSD', 'XAGUSD', 'EURUSD', 'USDJPY']} />,
  extra: (
    <>
      <MarketSection title="金价此刻，买卖两头看" symbol="XAUUSD" group={4} />
      <Section title="一手黄金，拆开来看">
        <ContractTerms terms={terms} />
      </Section>
      <Section title="换成您的数，再算一遍">
        <LazyMarginCalculator>
          <MarginCalculatorFrame />
        </LazyMarginCalculator>
      </Section>
    </>
  ),
});
