import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { type Direction, type Stretch, signed } from '@/lib/market/change';
import { formatPrice, formatSpread } from '@/lib/market/format-price';
import { chineseTime, formatClock, formatWeekTime } from '@/lib/time/format';
import styles from './detail-layout.module.css';
import { DIRECTIONS } from './directions';
import { Price } from './price';

/** Milliseconds up to which two instants are not on the same weekday of different weeks. */
const WEEKDAYS_DIFFER = 6 * 86_400_000;

interface DetailLayoutProps {
  place?: Ref<HTMLElement>;
  entry: CatalogueEntry;
  shown: ShownQuote;
  direction: Direction;
  /** The range of the chart. */
  stretch: Stretch | undefined;
  /** The chart, or its replacement. */
  children?: ReactNode;
}

/** One symbol in full: bid, ask, spread, change, and its chart. */
export function DetailLayout({ place, entry, shown, direction, stretch, children }: DetailLayoutProps) {
  const { name, displayName, d } = entry;
  const { quote, detail } = shown;
  // Over a longer rest, such as a week of holidays, two days have the same weekday.
  const isLong = quote && detail?.opensAt && detail.opensAt - quote.TimeStamp > WEEKDAYS_DIFFER;
  const restTime = isLong ? dayTime : formatWeekTime;
  return (
    <section ref={place} className={styles.detail} aria-label={`${displayName}行情`}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          <span translate="no">{displayName}</span> <small translate="no">{name}</small>
        </h3>
        <p className={styles.time}>
          {detail?.market === 'closed' ? (
            <>
              <span>{detail.opensAt === null ? '休市中' : `休市中，${restTime(detail.opensAt)} 开市`}</span>
              <span>{quote && `最后报价 ${restTime(quote.TimeStamp)}`}</span>
            </>
          ) : (
            <>
              {/* Not before it is known whether the market is closed, because other words replace these then. */}
              <span>{detail && quote && `${formatClock(quote.TimeStamp)} 北京时间`}</span>
              <span>{detail?.closesAt && `${formatWeekTime(detail.closesAt)} 休市`}</span>
            </>
          )}
        </p>
      </header>
      <dl className={styles.prices}>
        <div>
          <dt>卖价</dt>
          <dd className={styles.alone}>
            <Price className={styles.bid} shown={shown} direction={direction} decimals={d} />
          </dd>
        </div>
        <div>
          <dt>买价</dt>
          <dd className={clsx(styles.ask, styles.alone)} translate="no">
            {formatPrice(quote?.Ask, d)}
          </dd>
        </div>
        <div>
          <dt>点差</dt>
          <dd className={styles.spread}>
            <span data-widest={formatPrice(10, d)} translate="no">
              {formatSpread(quote, d)}
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles.chart}>{children}</div>
      <dl className={styles.figures}>
        <div>
          <dt>区间涨跌</dt>
          <dd data-direction={stretch?.direction} translate="no">
            {stretch ? <Change stretch={stretch} decimals={d} /> : '—'}
          </dd>
        </div>
        <div>
          <dt>区间最高</dt>
          <dd translate="no">{formatPrice(stretch?.high, d)}</dd>
        </div>
        <div>
          <dt>区间最低</dt>
          <dd translate="no">{formatPrice(stretch?.low, d)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Beijing day and time of an instant in milliseconds: `10月8日 09:30`. */
function dayTime(instant: number): string {
  return chineseTime(new Date(instant).toISOString());
}

function Change({ stretch: { direction, amount, percent }, decimals }: { stretch: Stretch; decimals: number }) {
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {DIRECTIONS[direction].mark}
      </span>{' '}
      <span>{`${signed(amount, decimals)}${percent === null ? '' : ` (${signed(percent, 2)}%)`}`}</span>
    </>
  );
}
