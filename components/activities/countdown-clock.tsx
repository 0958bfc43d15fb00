'use client';

import styles from './countdown-clock.module.css';
import { type Countdown, useCountdown } from './use-countdown';

interface CountdownClockProps {
  /** Label of the countdown, such as `距开始`. */
  label: string;
  /** The target time and the server's time of its response, ISO 8601. */
  end: string;
  now: string;
}

/**
 * A running countdown: days if any, then hours, minutes and seconds. Screen readers find its words, which change once a
 * minute; they would read the digits as a time of day.
 */
export function CountdownClock({ label, end, now }: CountdownClockProps) {
  const left = useCountdown(end, now);
  const { days, hours, minutes, seconds } = left;
  return (
    <span className={styles.clock} role="timer" aria-label={label}>
      <span>{label}</span>
      {days > 0 && (
        <>
          <b aria-hidden="true" translate="no">
            {days}
          </b>
          <span aria-hidden="true">天</span>
        </>
      )}
      <b aria-hidden="true" translate="no">
        {twoDigits(hours)}
      </b>
      <span aria-hidden="true" translate="no">
        :
      </span>
      <b aria-hidden="true" translate="no">
        {twoDigits(minutes)}
      </b>
      <span aria-hidden="true" translate="no">
        :
      </span>
      <b aria-hidden="true" translate="no">
        {twoDigits(seconds)}
      </b>
      <span className="visually-hidden">{leftWords(left)}</span>
    </span>
  );
}

/** `1天2小时3分`, or `不到1分` in the last minute. */
function leftWords({ days, hours, minutes, over }: Countdown): string {
  const words = (days > 0 ? `${days}天` : '') + (hours > 0 ? `${hours}小时` : '') + (minutes > 0 ? `${minutes}分` : '');
  return over ? '' : words || '不到1分';
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
