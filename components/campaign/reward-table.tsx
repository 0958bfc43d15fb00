import { clsx } from 'clsx';
import type { Reward } from '@/lib/campaign/schema';
import panel from '../ui/panel.module.css';
import styles from './reward-table.module.css';

interface RewardTableProps {
  items: readonly Reward[];
  note: string;
}

/** What a visitor gets and when. On phones every row is a card. */
export function RewardTable({ items, note }: RewardTableProps) {
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div className={clsx(panel.panel, styles.panel)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">完成</th>
            <th scope="col">赠金</th>
            <th scope="col">到账时间</th>
            <th scope="col">有效期</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ task, amount, paid, valid }) => (
            <tr key={task}>
              <th scope="row">{task}</th>
              <td className={styles.amount}>${amount}</td>
              <td data-label="到账时间">{paid}</td>
              <td data-label="有效期">{valid}</td>
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
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
