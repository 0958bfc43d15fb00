import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './guide-part.module.css';

interface GuidePartProps {
  title: string;
  /** Takes the whole width on desktops. */
  wide?: boolean;
  children: ReactNode;
}

/** One card of a guide. */
export function GuidePart({ title, wide = false, children }: GuidePartProps) {
  const id = useId();
  return (
    <section className={clsx(styles.part, wide && styles.wide)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
