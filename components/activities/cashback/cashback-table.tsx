import type { CashbackState } from '@/lib/activities/cashback/contract';
import { dollars, figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { Table } from '../../ui/table';
import styles from './cashback-table.module.css';

interface CashbackTableProps {
  groups: ActivityOf<'cashback'>['groups'];
  mine: CashbackState['mine'];
}

/** Cash back per lot by product group, beside the visitor's own lots; a group's symbols are below its row. */
export function CashbackTable({ groups, mine }: CashbackTableProps) {
  const own = new Map(mine?.groups.map((group) => [group.label, group]));
  return (
    <Table className={styles.table} columns={['品种组', '每手返现', ...(mine ? ['我的手数', '我的返现'] : [])]}>
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
    </Table>
  );
}
