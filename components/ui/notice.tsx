import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './notice.module.css';

interface NoticeProps extends HTMLAttributes<HTMLElement> {
  /** The element, `p` by default; `aside` with an accessible name for a notice that is not part of the text. */
  as?: 'aside' | 'div' | 'p';
  /** It has a coloured edge, because it says what visitors must know first. */
  marked?: boolean;
}

/** A short message on tinted paper within a panel, with the next step at its end if there is one. */
export function Notice({ as: Element = 'p', marked = false, className, ...notice }: NoticeProps) {
  return <Element {...notice} className={clsx(styles.notice, marked && styles.marked, className)} />;
}
