import { usdText } from '@/server/operations/common/formats';
import { type BudgetRow, budgetLeft, isScarce, partLeft, type StockRow } from './rows';
import styles from './supply.module.css';

interface SupplyProps {
  label: string;
  /** From 0 to 1. */
  part: number;
  /** What is left, and of how much. */
  children: string;
}

/** What is left of a stock or budget, as a bar; marked below a fifth. */
function Supply({ label, part, children }: SupplyProps) {
  const scarce = isScarce(part);
  return (
    <span className={styles.supply} data-scarce={scarce || undefined}>
      <span className={styles.label}>
        <span className={styles.name} title={label}>
          {label}
        </span>
        {scarce && <b className={styles.mark}>不足</b>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ width: `${Math.max(0, Math.min(1, part)) * 100}%` }} />
      </span>
      <span className={styles.left}>{children}</span>
    </span>
  );
}

export function StockSupply({ row, name = row.name }: { row: StockRow; name?: string }) {
  const { left, total } = row;
  return (
    <Supply label={name} part={partLeft(row)}>
      {left === null ? `每场 ${total} 件` : `剩 ${left.toLocaleString('zh-CN')} / ${total.toLocaleString('zh-CN')}`}
    </Supply>
  );
}

export function BudgetSupply({ row, name = '预算' }: { row: BudgetRow; name?: string }) {
  return (
    <Supply label={name} part={budgetLeft(row)}>
      {`剩 ${usdText(row.left)} / ${usdText(row.budget)}`}
    </Supply>
  );
}
