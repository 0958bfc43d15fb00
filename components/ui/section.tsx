import type { ReactNode } from 'react';
import styles from './section.module.css';
import { Words } from './words';

interface SectionProps {
  title: string;
  /** It shows the campaign's offers, which are hidden after its end. */
  sells?: boolean;
  children: ReactNode;
}

/** One section of a campaign page in the common width, below an ornamented heading. */
export function Section({ title, sells, children }: SectionProps) {
  return (
    <section className={styles.section} data-sells={sells}>
      <h2 className={styles.title}>
        <span className={styles.lettering}>
          <Words>{title}</Words>
        </span>
      </h2>
      {children}
    </section>
  );
}
