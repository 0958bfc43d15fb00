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

/**
 * As many columns of the same width as there is room for.
 *
 * @param least the width of a column, in pixels
 * @param empty whether columns without content keep their place
 */
export function gridOf(least: number, gap: number | string, empty: 'keep' | 'fold' = 'keep'): CSSProperties {
  const repeat = empty === 'keep' ? 'auto-fill' : 'auto-fit';
  return { display: 'grid', gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${least}px), 1fr))`, gap };
}
