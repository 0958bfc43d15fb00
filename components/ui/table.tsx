import { clsx } from 'clsx';
import type { TableHTMLAttributes } from 'react';
import styles from './table.module.css';
import { Words } from './words';

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  caption?: string;
  /** The heads of the columns; the first column names the rows. */
  columns: readonly string[];
  /** Without the look of tables in activities, for a table with its own. */
  bare?: boolean;
}

/** A table with a line of heads; `children` are its `tbody` elements and its `tfoot`. */
export function Table({ caption, columns, bare = false, className, children, ...table }: TableProps) {
  return (
    <table {...table} className={clsx(styles.table, !bare && styles.rows, className)}>
      {caption && (
        <caption className={styles.caption}>
          <Words>{caption}</Words>
        </caption>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
