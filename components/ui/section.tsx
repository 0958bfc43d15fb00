import type { ReactNode } from 'react';
import styles from './section.module.css';

/** One section of a campaign page on the common stage, under an ornamented heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <span className={styles.lettering}>{title}</span>
      </h2>
      {children}
    </section>
  );
}
