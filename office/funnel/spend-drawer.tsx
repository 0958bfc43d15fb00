import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Empty, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import type { OfficeOperation } from '@/server/office/api';
import type { AmountCell } from '@/server/operations/common/columns';
import { timeText } from '@/server/operations/common/formats';
import { rowsIn } from '../answer/read-answer';
import { run } from '../api/operations';
import { OperationForm } from '../operations/operation-form';
import { DataTime } from '../parts/data-time';
import { Fault } from '../parts/fault';
import { ReverseImport } from './reverse-import';
import styles from './spend-drawer.module.css';
import { amountText, countText } from './texts';

interface SpendDrawerProps {
  open: boolean;
  /** Missing if the operator may not import. */
  operation: OfficeOperation | undefined;
  onClose: () => void;
}

interface Import {
  id: number;
  at: string;
  operator: string;
  lines: number;
  first: string;
  last: string;
  spend: readonly AmountCell[];
  reversed: string | null;
}

/** Imports ad spend, and lists the imports so far, which can be reversed. */
export default function SpendDrawer({ open, operation, onClose }: SpendDrawerProps) {
  const queries = useQueryClient();
  const close = () => {
    void queries.invalidateQueries({ queryKey: ['funnel'] });
    onClose();
  };
  return (
    <Drawer title="广告花费" size="large" open={open} onClose={close} destroyOnHidden>
      <Flex vertical gap={18}>
        {operation && (
          <>
            <p className="soft">
              CSV 首行为列名：<code>day,brand,host,platform,plan,amount,currency</code>。品牌与域名至少填一个，币种 CNY
              或 USD；推广计划与落地页地址中的一致，才能算到该计划的成本。同一行重复导入只记一次。
            </p>
            <OperationForm narrow operation={operation} campaigns={[]} brands={[]} />
          </>
        )}
        <Imports reversible={operation !== undefined} />
      </Flex>
    </Drawer>
  );
}

function Imports({ reversible }: { reversible: boolean }) {
  const [chosen, setChosen] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['funnel', 'imports'],
    queryFn: async () => {
      const { answer, asOf } = await run('ad-spend', { input: {} });
      return { imports: rowsIn<Import>(answer, 'ad_spend'), asOf };
    },
  });
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  return (
    <section aria-label="导入记录">
      <Flex gap={12} align="center" justify="space-between">
        <h3>导入记录</h3>
        <DataTime asOf={data.asOf} />
        <Button size="small" onClick={() => refetch()}>
          刷新
        </Button>
      </Flex>
      {data.imports.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有导入" />}
      <ul className="rows">
        {data.imports.map(({ id, at, operator, lines, first, last, spend, reversed }) => (
          <li key={id} className={styles.import}>
            <span>
              <b>{spend.map(amountText).join('、')}</b>
              <span className="soft">
                {' '}
                {countText(lines)} 行，{first === last ? first : `${first} 至 ${last}`}
              </span>
            </span>
            <span className="soft small">
              第 {id} 次，{operator} {timeText(at)}
            </span>
            {reversed && <span className="brass">{timeText(reversed)} 已撤销</span>}
            {reversible && !reversed && chosen !== id && (
              <Button size="small" onClick={() => setChosen(id)}>
                撤销
              </Button>
            )}
            {chosen === id && (
              <ReverseImport
                id={id}
                onDone={() => {
                  setChosen(undefined);
                  void refetch();
                }}
                onCancel={() => setChosen(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
