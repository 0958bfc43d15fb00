import type { Outcome } from '@/lib/activities/odds';
import { percentOf } from '@/lib/activities/percent-of';
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
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">奖品</th>
          <th scope="col">概率</th>
          <th scope="col">剩余</th>
        </tr>
      </thead>
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
    </table>
  );
}

function stockText(pieces: number | null): string {
  if (pieces === null) return '不限量';
  return pieces === 0 ? '已发完' : `${pieces} 份`;
}
