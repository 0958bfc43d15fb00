import type { ReactNode } from 'react';
import styles from './page-notice.module.css';

interface PageNoticeProps {
  /** Inline art above the words; its space is reserved while it loads. */
  art: ReactNode;
  title: string;
  text: string;
  /** The next steps: links and buttons. */
  children: ReactNode;
}

/** A whole page with one message and the next steps. */
export function PageNotice({ art, title, text, children }: PageNoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.art}>{art}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
