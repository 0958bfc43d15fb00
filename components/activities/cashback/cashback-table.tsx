import type { CashbackState } from '@/lib/activities/cashback/contract';
import { dollars, figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import styles from './cashback-table.module.css';

interface CashbackTableProps {
  groups: ActivityOf<'cashback'>['groups'];
  mine: CashbackState['mine'];
}

/** Cash back per lot by product group, beside the visitor's own lots; a group's symbols are below its row. */
export function CashbackTable({ groups, mine }: CashbackTableProps) {
  const own = new Map(mine?.groups.map((group) => [group.label, group]));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">品种组</th>
          <th scope="col">每手返现</th>
          {mine && <th scope="col">我的手数</th>}
          {mine && <th scope="col">我的返现</th>}
        </tr>
      </thead>
      {groups.map(({ label, symbols, perLot }) => (
        <tbody key={label}>
          <tr>
            <th scope="row">{label}</th>
            <td className={styles.rate}>{dollars(perLot)}</td>
            {mine && <td>{figure(own.get(label)?.lots ?? 0)}</td>}
            {mine && <td>{dollars(own.get(label)?.earned ?? 0)}</td>}
          </tr>
          <tr>
            <td className={styles.symbols} colSpan={mine ? 4 : 2}>
              {symbols.join(' · ')}
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
