import type { Ref } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import type { Direction } from '@/lib/market/change';
import { formatPrice, formatSpread } from '@/lib/market/format-price';
import { Price } from './price';
import styles from './quote-row.module.css';

interface QuoteRowProps {
  place?: Ref<HTMLLIElement>;
  entry: CatalogueEntry;
  shown: ShownQuote;
  direction: Direction;
  chosen: boolean;
  /** The name of the row for screen readers while it has the focus; otherwise its text. */
  reading?: string | undefined;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Undefined until the page can handle it. */
  onChoose?: () => void;
}

/** One symbol of the board: name and code, bid, ask and the spread between them. */
export function QuoteRow({
  place,
  entry: { name, displayName, isPopular, d },
  shown,
  direction,
  chosen,
  reading,
  onFocus,
  onBlur,
  onChoose,
}: QuoteRowProps) {
  const { quote, detail } = shown;
  return (
    <li ref={place}>
      <button
        type="button"
        className={styles.row}
        aria-pressed={chosen}
        disabled={!onChoose}
        aria-label={reading}
        onFocus={onFocus}
        onBlur={onBlur}
        onClick={onChoose}
      >
        {/* Rendered as a new element with the first price: right-aligned text that grows would count as a layout
            shift. */}
        <span key={quote ? 'priced' : 'awaited'} className={styles.cells}>
          <span className={styles.name}>
            <span translate="no">{displayName}</span>
            {isPopular && <i className={styles.popular}>热</i>}
          </span>
          <span className={styles.bid}>
            <span className="visually-hidden">卖价</span>
            <Price shown={shown} direction={direction} decimals={d} />
          </span>
          <span className={styles.ask}>
            <span className="visually-hidden">买价</span>
            <span translate="no">{formatPrice(quote?.Ask, d)}</span>
          </span>
          <span className={styles.code} translate="no">
            {name}
          </span>
          <span className={styles.state}>{detail?.market === 'closed' && '休市'}</span>
          <span className={styles.spread}>
            <small>点差</small>
            <span translate="no">{formatSpread(quote, d)}</span>
          </span>
        </span>
      </button>
    </li>
  );
}
