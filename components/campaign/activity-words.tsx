import type { ReactNode } from 'react';
import styles from './activity-words.module.css';

/**
 * The words of a link to an activity: how it is played or, if the site's server has no activities, that visitors can
 * read about it.
 */
export function ActivityWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.play}>{children}</span>
      <span className={styles.read}>了解活动</span>
    </>
  );
}
