import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /**
   * The section is words and drawings alone, below the first screen: a browser may lay it out when its visitor comes near. Until
   * then the page takes it for about as tall as it is: `short` up to 850 px, `long` up to 1,250 px.
   */
  deferred?: 'short' | 'long';
  children: ReactNode;
}

/** One section of a campaign page on the common stage, under an ornamented heading. */
export function Section({ title, deferred, children }: SectionProps) {
  return (
    <section className={clsx(styles.section, deferred && styles[deferred])}>
      <h2 className={styles.title}>
        <span className={styles.lettering}>{title}</span>
      </h2>
      {children}
    </section>
  );
}
