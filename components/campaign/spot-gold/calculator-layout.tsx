import type { ReactNode, Ref } from 'react';
import { grouped } from '@/lib/copy/grouped';
import { SPOT_GOLD, type SpotGoldCost, spotGoldCost } from '@/lib/trading/spot-gold';
import { Panel } from '../../ui/panel';
import { Words } from '../../ui/words';
import styles from './calculator-layout.module.css';
import { NumberControl, type NumberRange, readNumber } from './number-control';

const PRICE: NumberRange = { min: 1000, max: 20_000, slideTo: 8000, step: 10 };
const LOTS: NumberRange = { min: SPOT_GOLD.minLots, max: SPOT_GOLD.maxLots, slideTo: 2, step: 0.01 };

interface CalculatorLayoutProps {
  place?: Ref<HTMLDivElement>;
  /** The text in the price field; empty before the first price. */
  price: string;
  /** Where the price comes from, beside its label and in a sentence. */
  mark?: ReactNode;
  hint: string;
  lots: string;
  /** Whether the price changes without the visitor; screen readers then do not announce each change of the bill. */
  moving: boolean;
  /** Undefined until the page can handle it. */
  onPrice?: (text: string) => void;
  onLots?: (text: string) => void;
  /** Returns to the market's price; undefined while it is shown. */
  onFollow?: (() => void) | undefined;
}

/** What a price and a number of lots require: margin, spread, and how far the price may move against the visitor. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { place, price, mark, hint, lots, moving, onPrice, onLots, onFollow } = props;
  const [ounce, count] = [readNumber(price, PRICE), readNumber(lots, LOTS)];
  const cost = ounce !== undefined && count !== undefined ? spotGoldCost(ounce, count) : undefined;
  const awaiting = moving && price === '' ? '等待报价' : undefined;

  return (
    <Panel ref={place} className={styles.calculator}>
      <div className={styles.inputs}>
        <NumberControl
          label="金价"
          mark={mark}
          unit="美元/盎司"
          range={PRICE}
          text={price}
          onText={onPrice}
          awaiting={awaiting}
        />
        <NumberControl label="手数" unit="手" range={LOTS} text={lots} onText={onLots} />
        <p className={styles.hint}>
          <Words key={hint}>{hint}</Words>
          {onFollow && (
            <button type="button" className={styles.follow} onClick={onFollow}>
              改回实时价
            </button>
          )}
        </p>
      </div>
      <output className={styles.bill} aria-live={moving ? 'off' : 'polite'}>
        <span className={styles.caption}>开仓约需保证金</span>
        <b className={styles.margin} translate="no">
          {cost ? dollarsAndCents(cost.margin) : '—'}
        </b>
        <span className={styles.lines}>
          {linesOf(cost).map(([label, value]) => (
            <span key={label} className={styles.line}>
              <span>{label}</span>
              <b translate="no">{value}</b>
            </span>
          ))}
        </span>
        <span className={styles.warning}>
          {cost
            ? `账户里若只有这笔保证金，金价反向走 ${dollarsAndCents(cost.room)}，就会触及强制平仓线。多留一些余量。`
            : '有了金价与手数，账就算出来了：要多少保证金，金价反向走多远会触及强制平仓线。'}
        </span>
      </output>
    </Panel>
  );
}

function linesOf(cost: SpotGoldCost | undefined): [label: string, value: string][] {
  const money = (amount: number | undefined) => (amount === undefined ? '—' : dollarsAndCents(amount));
  return [
    ['合约价值', money(cost?.value)],
    ['一进一出的点差成本', money(cost?.spread)],
    ['金价每动 $1，盈亏', cost ? `±${money(cost.perDollar)}` : '—'],
  ];
}

function dollarsAndCents(amount: number): string {
  return `$${grouped(amount.toFixed(2))}`;
}
