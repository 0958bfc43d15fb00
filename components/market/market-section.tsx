import { Section } from '../ui/section';
import { LazyMarketPanel } from './lazy-market';
import type { MarketPanelProps } from './market-panel';
import { MarketPanelFrame } from './market-panel-frame';

/** Live quotes as a section of a campaign page. */
export function MarketSection({ title, ...props }: MarketPanelProps & { title: string }) {
  return (
    <Section title={title}>
      <LazyMarketPanel {...props}>
        <MarketPanelFrame {...props} />
      </LazyMarketPanel>
    </Section>
  );
}
