import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import styles from './milestones.module.css';

interface MilestonesProps {
  milestones: ActivityOf<'signin'>['milestones'];
  /** Days counted in the streak; `null` without a session. */
  counted: number | null;
  /** Milestones reached in this cycle; they stay reached when the streak breaks. */
  reached: readonly number[];
}

/** The prizes for a number of days in a row, and the visitor's progress. */
export function Milestones({ milestones, counted, reached: all }: MilestonesProps) {
  const last = milestones.at(-1)?.days ?? 1;
  const days = Math.min(counted ?? 0, last);
  return (
    <section className={styles.milestones}>
      <h3 className={styles.title}>
        连续签到礼
        {counted !== null && <span className={styles.counted}>{`已连签 ${counted} 天`}</span>}
      </h3>
      <progress className={styles.progress} max={last} value={days} aria-label="连续签到进度">
        {`${days} / ${last}`}
      </progress>
      <ol className={styles.list} data-three={milestones.length === 3 || undefined}>
        {milestones.map(({ days: needed, prize }) => {
          const reached = all.includes(needed);
          return (
            <li key={needed} className={styles.milestone} data-reached={reached || undefined}>
              <b className={styles.days}>{needed} 天</b>
              <span>{prizeText(prize)}</span>
              <span className={styles.state}>
                {reached ? '已达成' : counted === null ? '待达成' : `还差 ${Math.max(1, needed - counted)} 天`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
