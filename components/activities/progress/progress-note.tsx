import { beijingDate } from '@/lib/time/format';
import styles from './progress-note.module.css';
import type { Measured, Progress } from './types';

/** Says in a line whether the visitor takes part. The line is empty until that is known, so that nothing below it moves. */
export function ProgressNote({ progress }: { progress: Progress | null | undefined }) {
  if (progress === null) return null;
  if (!progress) return <p className={styles.note} />;
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
