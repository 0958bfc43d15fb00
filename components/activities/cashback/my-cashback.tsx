'use client';

import type { CashbackState } from '@/lib/activities/cashback/contract';
import { dollars } from '@/lib/activities/prize-text';
import { ActButton } from '../act-button';
import { ProgressNote } from '../progress/progress-note';
import type { Progress } from '../progress/types';
import styles from './my-cashback.module.css';

interface MyCashbackProps {
  mine: NonNullable<CashbackState['mine']>;
  progress: Progress | null | undefined;
  running: boolean;
  pending: boolean;
  onCollect: () => void;
}

/** What the visitor's lots have earned, how much was collected, and a button that collects the rest. */
export function MyCashback({ mine: { earned, collected }, progress, running, pending, onCollect }: MyCashbackProps) {
  // Money has two decimals; floating-point subtraction may produce more.
  const open = Math.max(0, Math.round((earned - collected) * 100) / 100);
  return (
    <section className={styles.own} aria-label="我的返现">
      <ProgressNote progress={progress} />
      <dl className={styles.sums}>
        <div>
          <dt>累计返现</dt>
          <dd translate="no">{dollars(earned)}</dd>
        </div>
        <div>
          <dt>已领取</dt>
          <dd translate="no">{dollars(collected)}</dd>
        </div>
      </dl>
      <ActButton pending={pending} disabled={!running || open === 0} onAct={onCollect}>
        {wordsOf(open, earned, running)}
      </ActButton>
    </section>
  );
}

function wordsOf(open: number, earned: number, running: boolean): string {
  if (!running) return '现不可领取';
  if (open > 0) return `领取 ${dollars(open)}`;
  return earned > 0 ? '返现已全部领取' : '交易后可领取返现';
}
