import { LazyStrip } from '../market/lazy-market';
import { StripFrame } from '../market/strip/strip-frame';
import styles from './market-foot.module.css';

interface MarketFootProps {
  symbols: [string, string, string, string];
}

/** Live prices at the bottom of the hero. */
export function MarketFoot({ symbols }: MarketFootProps) {
  return (
    <div className={styles.foot}>
      <LazyStrip symbols={symbols}>
        <StripFrame symbols={symbols} />
      </LazyStrip>
    </div>
  );
}
