import { Flex, Progress } from 'antd';
import { usdText } from '@/server/operations/common/formats';
import { type BudgetRow, budgetLeft, isScarce, partLeft, type StockRow } from './rows';

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
    <Flex vertical className="small">
      <Flex gap="0 6px" component="span">
        <span className="soft ellipsis" title={label}>
          {label}
        </span>
        {scarce && <b className="red">不足</b>}
        <span className="aside" style={{ whiteSpace: 'nowrap' }}>
          {children}
        </span>
      </Flex>
      <Progress
        percent={Math.max(0, Math.min(1, part)) * 100}
        showInfo={false}
        size={{ height: 4 }}
        status={scarce ? 'exception' : 'normal'}
        aria-hidden="true"
      />
    </Flex>
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
