'use client';

import { useId } from 'react';
import { missingToNext, rewardFor, type Tiers } from '@/lib/reward/tiers';
import { MEASURES, type Measure, type RewardUnit, rewardText, sliderStep, valueText } from './measure';
import styles from './tier-slider.module.css';

interface TierSliderProps {
  measure: Measure;
  unit: RewardUnit;
  tiers: Tiers;
  plain: Tiers | undefined;
  max: number;
  /** The slider's value. */
  value: number;
  onValue: (value: number) => void;
}

/** The reward for a deposit or a volume: a slider that anyone can move. */
export function TierSlider({ measure, unit, tiers, plain, max, value, onValue }: TierSliderProps) {
  const id = useId();
  const reward = rewardFor(tiers, value);
  const gives = reward > 0 ? rewardText(unit, reward) : '暂无赠金';
  const before = plain && rewardFor(plain, value);
  const missing = missingToNext(tiers, value);
  const { verb, more } = MEASURES[measure];

  return (
    <div className={styles.slider}>
      <label className={styles.caption} htmlFor={id}>
        拖动试算：{verb}
      </label>
      <output className={styles.result} htmlFor={id}>
        <span className={styles.value}>{valueText(measure, value)}</span>
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <span className={styles.reward}>
          {before !== undefined && before > 0 && <s className={styles.plain}>{rewardText(unit, before)}</s>}
          <span>{gives}</span>
        </span>
      </output>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={max}
        step={sliderStep(measure, max)}
        value={value}
        aria-valuetext={`${valueText(measure, value)}，${gives}`}
        onChange={(event) => onValue(event.currentTarget.valueAsNumber)}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>{valueText(measure, 0)}</span>
        <span>{valueText(measure, max)}</span>
      </p>
      <p className={styles.next}>
        {missing === null
          ? '已到最后一档'
          : `${more} ${valueText(measure, missing)}，可得 ${rewardText(unit, rewardFor(tiers, value + missing))}`}
      </p>
    </div>
  );
}
