'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { SPOT_GOLD, type SpotGoldCost, spotGoldCost } from '@/lib/trading/spot-gold';
import panel from '../panel.module.css';
import styles from './margin-calculator.module.css';
import { NumberControl } from './number-control';

const PRICE = { min: 1000, max: 20_000, slideTo: 8000, step: 10, begin: 4000 };
const LOTS = { min: SPOT_GOLD.minLots, max: SPOT_GOLD.maxLots, slideTo: 2, step: 0.01, begin: 0.1 };

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What the visitor's own price and lots take: margin, spread, and how far the price may run against them. */
export function MarginCalculator() {
  const [price, setPrice] = useState<number | undefined>(PRICE.begin);
  const [lots, setLots] = useState<number | undefined>(LOTS.begin);
  const cost = price !== undefined && lots !== undefined ? spotGoldCost(price, lots) : undefined;

  return (
    <div className={clsx(panel.panel, styles.calculator)}>
      <div className={styles.inputs}>
        <NumberControl label="金价" unit="美元/盎司" {...PRICE} onValue={setPrice} />
        <NumberControl label="手数" unit="手" {...LOTS} onValue={setLots} />
        <p className={styles.hint}>金价由您填写，并非实时报价；下单以平台报价为准。</p>
      </div>
      <output className={styles.bill}>
        <span className={styles.caption}>开仓约需保证金</span>
        <b className={styles.margin}>{cost ? dollars.format(cost.margin) : '—'}</b>
        <span className={styles.lines}>
          {linesOf(cost).map(([label, value]) => (
            <span key={label} className={styles.line}>
              <span>{label}</span>
              <b>{value}</b>
            </span>
          ))}
        </span>
        <span className={styles.warning}>
          {cost
            ? `账户里若只有这笔保证金，金价反向走 ${dollars.format(cost.room)}，就会触及强制平仓线。多留一些余量。`
            : '填好金价与手数，账就算出来了。'}
        </span>
      </output>
    </div>
  );
}

function linesOf(cost: SpotGoldCost | undefined): [label: string, value: string][] {
  const money = (amount: number | undefined) => (amount === undefined ? '—' : dollars.format(amount));
  return [
    ['合约价值', money(cost?.value)],
    ['一进一出的点差成本', money(cost?.spread)],
    ['金价每动 $1，盈亏', cost ? `±${money(cost.perDollar)}` : '—'],
  ];
}
