import type { ReactNode } from 'react';
import { DataTime } from './data-time';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** Beside the title. */
  note?: string | undefined;
  /** Of the answer that it shows. */
  asOf?: string | undefined;
  /** Buttons at the end of the title's line. */
  actions: ReactNode;
  children: ReactNode;
}

/** A screen with a title, what can be done on it, and its content. */
export function Screen({ title, note, asOf, actions, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {note && <span className="soft">{note}</span>}
        <DataTime asOf={asOf} />
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </div>
  );
}
