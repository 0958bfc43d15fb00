import type { ActivityOf } from '@/lib/campaign/activity/schema';
import type { CashbackState } from '@/lib/contract/activities/tiers';
import { figure } from '../prize-text';
import styles from './cashback-table.module.css';

interface CashbackTableProps {
  groups: ActivityOf<'cashback'>['groups'];
  mine: CashbackState['mine'];
}

/** Cash back per lot by product group, with the visitor's own lots beside it. */
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
      <tbody>
        {groups.map(({ label, symbols, perLot }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span className={styles.symbols}>{symbols.join(' · ')}</span>
            </th>
            <td className={styles.rate}>${figure(perLot)}</td>
            {mine && <td>{figure(own.get(label)?.lots ?? 0)}</td>}
            {mine && <td>${figure(own.get(label)?.earned ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
