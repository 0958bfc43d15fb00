import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './guide-block.module.css';
import { Words } from './words';

interface GuideBlockProps {
  title: string;
  /** Takes the whole width on desktops. */
  wide?: boolean;
  children: ReactNode;
}

/** One card of a guide. */
export function GuideBlock({ title, wide = false, children }: GuideBlockProps) {
  const id = useId();
  return (
    <section className={clsx(styles.block, wide && styles.wide)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Words>{title}</Words>
      </h2>
      {children}
    </section>
  );
}
