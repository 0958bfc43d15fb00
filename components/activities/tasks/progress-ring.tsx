import styles from './progress-ring.module.css';

/** The ring's radius and length, in units of its drawing. */
const RADIUS = 51;
const ROUND = 2 * Math.PI * RADIUS;

interface ProgressRingProps {
  done: number;
  total: number;
}

/** How many of all tasks are done, as a ring that fills. */
export function ProgressRing({ done, total }: ProgressRingProps) {
  const part = total === 0 ? 0 : (done / total) * ROUND;
  return (
    <div className={styles.ring} role="img" aria-label={`已完成 ${done} 项，共 ${total} 项`}>
      <svg viewBox="0 0 120 120" fill="none" strokeWidth="11" aria-hidden="true" focusable="false">
        <circle stroke="var(--theme-surface)" cx="60" cy="60" r={RADIUS} />
        <circle stroke="var(--theme-highlight)" strokeOpacity="0.3" cx="60" cy="60" r={RADIUS} />
        {done > 0 && (
          <circle
            className={styles.part}
            stroke="var(--theme-action)"
            strokeLinecap="round"
            cx="60"
            cy="60"
            r={RADIUS}
            strokeDasharray={`${part} ${ROUND}`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <span className={styles.words} aria-hidden="true">
        <b translate="no">
          <span>{done}</span>
          <small>{`/${total}`}</small>
        </b>
        已完成
      </span>
    </div>
  );
}
