import { beijingDate } from '@/lib/time/format';
import styles from './progress-note.module.css';
import type { Measured, Progress } from './types';

/** Says in a line whether the visitor takes part; nothing if the trading platform does not report it. */
export function ProgressNote({ progress }: { progress: Progress | undefined }) {
  if (!progress) return null;
  const { measured, joined, since } = progress;
  const day = since === null ? '' : beijingDate(since);
  return (
    <p className={styles.note} data-joined={joined}>
      {joined ? JOINED[measured](day) : OUTSIDE[measured]}
    </p>
  );
}

const JOINED: Record<Measured, (day: string) => string> = {
  lots: (day) => (day ? `已参加 · ${day}起平仓的手数计入` : '已参加 · 平仓的手数计入'),
  'first-deposit': (day) => (day ? `首笔入金已于${day}到账` : '首笔入金已到账'),
};

const OUTSIDE: Record<Measured, string> = {
  lots: '尚未参加，此前平仓的手数不计入',
  'first-deposit': '尚未入金，以第一笔到账的金额为准',
};
