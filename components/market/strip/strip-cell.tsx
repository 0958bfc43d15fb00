import type { Ref } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import type { Direction } from '@/lib/market/change';
import { formatPrice } from '@/lib/market/format-price';
import { Price } from '../price';
import styles from './strip-cell.module.css';

interface StripCellProps {
  place?: Ref<HTMLLIElement>;
  entry: CatalogueEntry;
  shown: ShownQuote;
  direction: Direction;
}

/** One symbol of the strip. */
export function StripCell({ place, entry: { displayName, d }, shown, direction }: StripCellProps) {
  const closed = shown.detail?.market === 'closed';
  return (
    <li ref={place} className={styles.cell}>
      <span className={styles.name}>
        <span translate="no">{displayName}</span>
        {closed && <i className={styles.closed}>休市</i>}
      </span>
      <span className="visually-hidden">卖价</span>
      <Price className={styles.bid} shown={shown} direction={direction} decimals={d} />
      <span className={styles.ask}>
        买价 <span translate="no">{formatPrice(shown.quote?.Ask, d)}</span>
      </span>
    </li>
  );
}
