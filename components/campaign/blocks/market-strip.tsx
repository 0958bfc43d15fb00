import { LazyStrip } from '@/components/market/strip/lazy-strip';
import { StripFrame } from '@/components/market/strip/strip-frame';
import type { StripBlock } from './block';
import styles from './market-strip.module.css';

/** Live prices at the foot of the hero. */
export function marketStrip(...symbols: [string, string, string, string]): StripBlock {
  return {
    name: 'market-strip',
    render: () => (
      <div className={styles.foot}>
        <LazyStrip symbols={symbols}>
          <StripFrame symbols={symbols} />
        </LazyStrip>
      </div>
    ),
  };
}
