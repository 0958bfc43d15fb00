import type { ReactNode } from 'react';
import { Words } from '../../ui/words';
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
      <h1 className={styles.title}>
        <Words>{title}</Words>
      </h1>
      <p className={styles.text}>
        <Words>{text}</Words>
      </p>
      {children}
    </div>
  );
}
