'use client';

import { useId, useState } from 'react';
import { dollars } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { SPOT_GOLD } from '@/lib/trading/spot-gold';
import { parseNumber } from '@/lib/typing/number-text';
import { Counter } from '../../ui/counter';
import { NumberBox } from '../../ui/number-box';
import styles from './cashback-calculator.module.css';

/** No private account trades more lots, and longer sums would break the layout. */
const MAX_LOTS = 1000;
/** Length of `1000.00`. */
const MAX_LENGTH = 7;

type Group = ActivityOf<'cashback'>['groups'][number];

/** Calculates the cash back for a number of lots of a product group; needs no account. */
export function CashbackCalculator({ groups }: { groups: readonly Group[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [text, setText] = useState('10');
  const lots = readLots(text);
  const group = groups[chosen];

  return (
    <div className={styles.calculator}>
      <fieldset className={styles.choice}>
        <legend>算一算：选择品种组</legend>
        <div className={styles.groups}>
          {groups.map(({ label }, index) => (
            <label key={label} className={styles.group}>
              <input type="radio" name={id} checked={index === chosen} onChange={() => setChosen(index)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className={styles.lots} htmlFor={`${id}-lots`}>
        <span>
          交易手数
          <Counter className={styles.counter} count={text.length} max={MAX_LENGTH} />
        </span>
        <NumberBox
          className={styles.box}
          unit="手"
          id={`${id}-lots`}
          max={MAX_LENGTH}
          value={text}
          onText={setText}
          aria-invalid={lots === undefined || undefined}
          aria-describedby={lots === undefined ? `${id}-fault` : undefined}
        />
      </label>
      {lots === undefined && (
        <p className={styles.fault} id={`${id}-fault`}>
          请输入 {SPOT_GOLD.minLots} 至 {MAX_LOTS} 之间的手数，最多两位小数
        </p>
      )}
      <output className={styles.result} htmlFor={`${id}-lots`}>
        预计返现
        <b translate="no">{dollars(lots && group ? lots * group.perLot : 0)}</b>
      </output>
    </div>
  );
}

function readLots(text: string): number | undefined {
  const lots = parseNumber(text, 2);
  return lots !== undefined && lots > 0 && lots <= MAX_LOTS ? lots : undefined;
}
