import type { ReactNode } from 'react';
import styles from './my-account.module.css';

interface AccountRowProps {
  name: string;
  done: boolean;
  /** Status in words. */
  state: string;
  /** The next step, if there is one. */
  children: ReactNode;
}

/** One requirement of an account: its status and the next step. */
export function AccountRow({ name, done, state, children }: AccountRowProps) {
  return (
    <li className={styles.row} data-done={done}>
      <svg
        className={styles.mark}
        viewBox="0 0 24 24"
        width="28"
        height="28"
        fill={done ? 'var(--theme-action)' : 'none'}
        stroke={`var(--theme-${done ? 'action' : 'line'})`}
        strokeWidth="2"
        aria-hidden="true"
        focusable="false"
      >
        <circle cx="12" cy="12" r="11" />
        {done && (
          <path
            d="m7 12.500 3.400 3.400L17 9"
            fill="none"
            stroke="var(--theme-surface)"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <span className={styles.words}>
        <b>{name}</b>
        <span className={styles.state}>{state}</span>
      </span>
      {children}
    </li>
  );
}
