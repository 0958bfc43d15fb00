import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** Inline art above the words; its place is kept while it is on its way. */
  art: ReactNode;
  title: string;
  text: string;
  /** The ways on: links and buttons. */
  children: ReactNode;
}

/** A whole page that says one thing and shows the ways on. */
export function Notice({ art, title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.art}>{art}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
