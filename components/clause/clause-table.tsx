import type { ClauseTable as Table } from '@/lib/clause/schema';
import { breakWords } from '@/lib/copy/break-words';
import { Words } from '../ui/words';
import styles from './clause-table.module.css';

/**
 * Length in characters up to which a cell stays on one line; longer cells contain prose and need a column wide enough
 * to read.
 */
const SHORT_CELL = 10;
const LONG_CELL = 14;

interface ClauseTableProps {
  /** Id of the caption, unique on the page. */
  id: string;
  table: Table;
}

/**
 * A table that scrolls inside itself if it is wider than the page, by touch and by keyboard. It is not the shared
 * `Table`, with which a clause would load the styles of campaign pages.
 */
export function ClauseTable({ id, table: { caption, head, rows } }: ClauseTableProps) {
  return (
    <figure className={styles.figure}>
      <figcaption id={id} className={styles.caption}>
        <Words>{breakWords(caption)}</Words>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row" data-length={lengthOf(name ?? '')}>
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]} data-length={lengthOf(cell)} data-head={head[column + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}

function lengthOf(cell: string): 'short' | 'medium' | 'long' {
  if (cell.length <= SHORT_CELL) return 'short';
  return cell.length <= LONG_CELL ? 'medium' : 'long';
}
