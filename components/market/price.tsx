import { clsx } from 'clsx';
import { type Direction, directionOf } from '@/lib/market/change';
import { formatPrice } from '@/lib/market/format-price';
import type { ShownQuote } from '@/lib/market/market-state';
import { DIRECTIONS } from './directions';
import styles from './price.module.css';

interface PriceProps {
  shown: ShownQuote;
  /** Which way the price went last. */
  direction: Direction;
  decimals: number;
  className?: string | undefined;
}

/** A bid with its direction as colour, mark and word. Its ground lights up for a moment when it moves. */
export function Price({ shown: { quote, previous }, direction, decimals, className }: PriceProps) {
  const { mark, word } = DIRECTIONS[direction];
  const moved = directionOf(previous, quote);
  return (
    <span className={clsx(styles.price, className)} data-direction={direction}>
      {moved !== 'flat' && <span key={quote?.TimeStamp} className={styles.flash} data-direction={moved} />}
      {formatPrice(quote?.Bid, decimals)}
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {word && <span className="visually-hidden">{word}</span>}
    </span>
  );
}
