import type { ReactNode } from 'react';
import styles from './board-layout.module.css';

interface BoardLayoutProps {
  search: ReactNode;
  tabs: ReactNode;
  /** The rows, or a message instead. */
  children: ReactNode;
}

/** Search, groups, and the symbols below their column heads. The list has a fixed height. */
export function BoardLayout({ search, tabs, children }: BoardLayoutProps) {
  return (
    <div className={styles.board}>
      {search}
      {tabs}
      <p className={styles.columns} aria-hidden="true">
        <span>品种</span>
        <span>卖价</span>
        <span>买价 / 点差</span>
      </p>
      {children}
    </div>
  );
}
