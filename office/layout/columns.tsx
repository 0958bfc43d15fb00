import type { CSSProperties, ReactNode } from 'react';
import styles from './columns.module.css';

interface ColumnsProps {
  /** Widths of the columns. */
  widths: string;
  gap?: number;
  children: ReactNode;
}

/** Columns, which are one below the other in a narrow window. */
export function Columns({ widths, gap = 20, children }: ColumnsProps) {
  return (
    <div className={styles.columns} style={{ '--widths': widths, gap } as CSSProperties}>
      {children}
    </div>
  );
}

/** As many columns of the same width as there is room for. @param least the width of a column, in pixels */
export function gridOf(least: number, gap: number | string): CSSProperties {
  return { display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`, gap };
}
