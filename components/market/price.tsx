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

/** A bid with its direction as colour, mark and word. `useFlash` highlights its background. */
export function Price({ shown: { quote }, direction, decimals, className }: PriceProps) {
  const { mark, word } = DIRECTIONS[direction];
  return (
    <span className={clsx(styles.price, className)} data-direction={direction} data-flash="">
      {formatPrice(quote?.Bid, decimals)}
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {word && <span className="visually-hidden">{word}</span>}
    </span>
  );
}
