import { clsx } from 'clsx';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import type { Direction } from '@/lib/market/change';
import { formatPrice } from '@/lib/market/format-price';
import { DIRECTIONS } from './directions';
import styles from './price.module.css';

interface PriceProps {
  shown: ShownQuote;
  /** The direction of the last price change. */
  direction: Direction;
  decimals: number;
  className?: string | undefined;
}

/**
 * A bid with its direction as colour, mark and word. `useFlash` highlights its background. The figure is an element of
 * its own: a translator replaces a text beside others, and it would no longer change.
 */
export function Price({ shown: { quote }, direction, decimals, className }: PriceProps) {
  const { mark, word } = DIRECTIONS[direction];
  return (
    <span className={clsx(styles.price, className)} data-direction={direction} data-flash="">
      <span translate="no">{formatPrice(quote?.Bid, decimals)}</span>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {word && <span className="visually-hidden">{word}</span>}
    </span>
  );
}
