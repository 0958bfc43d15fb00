import type { ReactNode } from 'react';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** Buttons at the end of the title's line. */
  actions: ReactNode;
  children: ReactNode;
}

/** A screen with a title, what can be done on it, and its content. */
export function Screen({ title, actions, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
