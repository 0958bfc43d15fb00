import type { ReactNode } from 'react';
import styles from './activity-words.module.css';

/** What a way to an activity says: how it is played or, on a site whose server answers no activities, that it can be read about. */
export function ActivityWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.play}>{children}</span>
      <span className={styles.read}>了解活动</span>
    </>
  );
}
