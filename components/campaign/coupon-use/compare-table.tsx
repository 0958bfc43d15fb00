import { clsx } from 'clsx';
import panel from '../../ui/panel.module.css';
import styles from './compare-table.module.css';

interface CompareTableProps {
  /** The first column names the rows. */
  columns: readonly [string, string, ...string[]];
  /** A cell for each column. */
  rows: readonly (readonly [string, string, ...string[]])[];
  note: string;
}

/** What a coupon refunds, in figures side by side. */
export function CompareTable({ columns, rows, note }: CompareTableProps) {
  return (
    <div className={clsx(panel.panel, styles.panel)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
