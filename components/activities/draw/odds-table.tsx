import type { Outcome } from '@/lib/activities/odds';
import { percentOf } from '@/lib/activities/percent-of';
import { Table } from '../../ui/table';
import styles from './odds-table.module.css';

interface OddsTableProps {
  caption: string;
  outcomes: readonly Outcome[];
  /** Prizes left by outcome, from the server. */
  left: readonly { id: string; left: number | null }[];
}

/** The published odds of a draw and the remaining stock of every prize. */
export function OddsTable({ caption, outcomes, left }: OddsTableProps) {
  return (
    <Table className={styles.table} caption={caption} columns={['奖品', '概率', '剩余']}>
      <tbody>
        {outcomes.map(({ id, label, odds }) => {
          const pieces = left.find((item) => item.id === id)?.left ?? null;
          return (
            <tr key={id} data-gone={pieces === 0 || undefined}>
              <th scope="row">{label}</th>
              <td>{percentOf(odds)}</td>
              <td>{stockText(pieces)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function stockText(pieces: number | null): string {
  if (pieces === null) return '不限量';
  return pieces === 0 ? '已发完' : `${pieces} 份`;
}
