import type { ReactNode } from 'react';
import styles from './strip.module.css';
import { Words } from './words';

interface StripProps {
  /** Names the strip for screen readers. */
  label: string;
  title: string;
  text: string;
  /** The button or link at its end. */
  children: ReactNode;
}

/** A strip between content and footer: what it is about, and one thing to do. */
export function Strip({ label, title, text, children }: StripProps) {
  return (
    <aside className={styles.strip} data-screen aria-label={label}>
      <div className={styles.stage}>
        <p className={styles.words}>
          <strong>{title}</strong>
          <Words>{text}</Words>
        </p>
        {children}
      </div>
    </aside>
  );
}
