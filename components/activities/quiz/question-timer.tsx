import { useEffect, useRef } from 'react';
import { useCountdown } from '../use-countdown';
import styles from './question-timer.module.css';

/** Seconds before the end that screen readers announce once. */
const LAST = 5;

interface QuestionTimerProps {
  /** The deadline, and the server's time of its response, ISO 8601. */
  deadline: string;
  now: string;
  /** Seconds for a question. */
  seconds: number;
  onOver: () => void;
}

/** Seconds left for a question by the server's clock; calls back once when they are over. */
export function QuestionTimer({ deadline, now, seconds, onOver }: QuestionTimerProps) {
  const left = useCountdown(deadline, now);
  const rest = left.minutes * 60 + left.seconds;
  const called = useRef(false);

  useEffect(() => {
    if (!left.over || called.current) return;
    called.current = true;
    onOver();
  });

  return (
    <p className={styles.timer} data-short={rest <= LAST || undefined}>
      <span className={styles.words} role="timer">
        剩余 <b translate="no">{rest}</b> 秒
      </span>
      <span className="visually-hidden" role="status">
        {left.over || rest > LAST ? '' : `只剩 ${LAST} 秒`}
      </span>
      <progress className={styles.track} max={seconds} value={rest} aria-hidden="true" />
    </p>
  );
}
