import type { Reward } from '@/lib/campaign/schema';
import { Panel } from '../ui/panel';
import { Table } from '../ui/table';
import { Words } from '../ui/words';
import styles from './reward-table.module.css';

interface RewardTableProps {
  items: readonly Reward[];
  note: string;
}

/** What a visitor gets and when. On phones every row is a card. */
export function RewardTable({ items, note }: RewardTableProps) {
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Panel className={styles.panel}>
      <Table bare className={styles.table} columns={['完成', '赠金', '到账时间', '有效期']}>
        <tbody>
          {items.map(({ task, amount, paid, valid }) => (
            <tr key={task}>
              <th scope="row">
                <Words>{task}</Words>
              </th>
              <td className={styles.amount}>${amount}</td>
              <td data-label="到账时间">
                <Words>{paid}</Words>
              </td>
              <td data-label="有效期">
                <Words>{valid}</Words>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td className={styles.amount}>${total}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </Table>
      <p className={styles.note}>
        <Words>{note}</Words>
      </p>
    </Panel>
  );
}
