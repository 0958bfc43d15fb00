import { breakWords } from '@/lib/copy/break-words';
import { Panel } from '../../ui/panel';
import { Table } from '../../ui/table';
import { Words } from '../../ui/words';
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
    <Panel className={styles.panel}>
      <Table bare className={styles.table} columns={columns}>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Words>{breakWords(name)}</Words>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>
                  <Words>{breakWords(cell)}</Words>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>{note}</p>
    </Panel>
  );
}
