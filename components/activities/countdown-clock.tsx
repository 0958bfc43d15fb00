'use client';

import styles from './countdown-clock.module.css';
import { useCountdown } from './use-countdown';

interface CountdownClockProps {
  /** Label of the countdown, such as `距开始`. */
  label: string;
  /** The target time and the server's time of its response, ISO 8601. */
  end: string;
  now: string;
}

/** A running countdown: days if any, then hours, minutes and seconds. */
export function CountdownClock({ label, end, now }: CountdownClockProps) {
  const { days, hours, minutes, seconds } = useCountdown(end, now);
  return (
    <span className={styles.clock} role="timer" aria-label={label}>
      <span>{label}</span>
      {days > 0 && (
        <>
          <b translate="no">{days}</b>
          <span>天</span>
        </>
      )}
      <b translate="no">{twoDigits(hours)}</b>
      <span translate="no">:</span>
      <b translate="no">{twoDigits(minutes)}</b>
      <span translate="no">:</span>
      <b translate="no">{twoDigits(seconds)}</b>
    </span>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
