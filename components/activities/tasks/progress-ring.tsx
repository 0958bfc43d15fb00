import styles from './progress-ring.module.css';

interface ProgressRingProps {
  done: number;
  total: number;
}

/** How many of all tasks are done, as a ring that fills. */
export function ProgressRing({ done, total }: ProgressRingProps) {
  const part = total === 0 ? 0 : (done / total) * 100;
  return (
    <div className={styles.ring} role="img" aria-label={`已完成 ${done} 项，共 ${total} 项`}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="60" cy="60" r="51" />
        {done > 0 && (
          <circle
            className={styles.part}
            cx="60"
            cy="60"
            r="51"
            pathLength="100"
            strokeDasharray={`${part} 100`}
            transform="rotate(-90 60 60)"
          />
        )}
      </svg>
      <span className={styles.words} aria-hidden="true">
        <b>
          {done}
          <small>/{total}</small>
        </b>
        已完成
      </span>
    </div>
  );
}
