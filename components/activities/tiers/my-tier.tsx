'use client';

import type { ActivityOf } from '@/lib/activities/schema';
import type { TiersState } from '@/lib/activities/tiers/contract';
import { missingToNext, rewardFor, type Tiers } from '@/lib/reward/tiers';
import { ActButton } from '../act-button';
import { ProgressNote } from '../progress/progress-note';
import type { Progress } from '../progress/types';
import { MEASURES, rewardText, valueText } from './measure';
import styles from './my-tier.module.css';

interface MyTierProps extends Pick<ActivityOf<'tiers'>, 'measure' | 'unit'> {
  tiers: Tiers;
  mine: NonNullable<TiersState['mine']>;
  /** The trading platform's report, if there is one: newer than the server's on the visitor's progress. */
  progress: Progress | null | undefined;
  running: boolean;
  pending: boolean;
  onCollect: () => void;
}

/** The visitor's position on the ladder, what the next tier lacks, and the button that collects. */
export function MyTier({ measure, unit, tiers, mine, progress, running, pending, onCollect }: MyTierProps) {
  const { reached, collected } = mine;
  const value = progress?.value ?? mine.value;
  const missing = missingToNext(tiers, value);
  const open = Math.max(0, reached - collected);
  const { own, more } = MEASURES[measure];
  return (
    <section className={styles.own}>
      <h3 className={styles.caption}>{own}</h3>
      <p className={styles.value}>{valueText(measure, value)}</p>
      <ProgressNote progress={progress} />
      {missing !== null && (
        <progress className={styles.bar} value={value} max={value + missing} aria-label="到下一档" />
      )}
      <p className={styles.next}>
        {missing === null
          ? '您已达到最后一档'
          : `${more} ${valueText(measure, missing)}，升至 ${rewardText(unit, rewardFor(tiers, value + missing))}`}
      </p>
      <dl className={styles.sums}>
        <div>
          <dt>已达成</dt>
          <dd>{reached > 0 ? rewardText(unit, reached) : '—'}</dd>
        </div>
        <div>
          <dt>已领取</dt>
          <dd>{collected > 0 ? rewardText(unit, collected) : '—'}</dd>
        </div>
      </dl>
      <ActButton pending={pending} disabled={!running || open === 0} onAct={onCollect}>
        {wordsOf(open, reached, running, rewardText(unit, open))}
      </ActButton>
    </section>
  );
}

function wordsOf(open: number, reached: number, running: boolean, reward: string): string {
  if (!running) return '现不可领取';
  if (open > 0) return `领取 ${reward}`;
  return reached > 0 ? '本档已领取' : '达到首档后可领取';
}
