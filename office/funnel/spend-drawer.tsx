import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Flex } from 'antd';
import type { OfficeOperation } from '@/server/office/api';
import { timeText } from '@/server/operations/common/formats';
import { answerQuery } from '../list/answer-query';
import { OperationTable } from '../list/operation-table';
import { Offers, useChanges } from '../operations/changes';
import { OperationForm } from '../operations/operation-form';
import { DataTime } from '../parts/data-time';
import { amountText, countText } from './texts';

interface SpendDrawerProps {
  open: boolean;
  /** Missing if the operator may not import. */
  operation: OfficeOperation | undefined;
  onClose: () => void;
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
              XLSX 或 CSV，首行为列名：<code>day,brand,host,platform,plan,amount,currency</code>
              。品牌与域名至少填一个，币种 CNY 或
              USD；推广计划与落地页地址中的一致，才能算到该计划的成本。同一行重复导入只记一次。
            </p>
            <OperationForm narrow operation={operation} campaigns={[]} brands={[]} />
          </>
        )}
        <Imports />
      </Flex>
    </Drawer>
  );
}

/** The imports so far, each with a way to reverse it. */
function Imports() {
  const queries = useQueryClient();
  const imports = answerQuery('funnel', 'ad-spend', {});
  const { data } = useQuery(imports);
  const refresh = () => void queries.invalidateQueries({ queryKey: imports.queryKey });
  const { open, drawer } = useChanges(refresh);
  return (
    <section aria-label="导入记录">
      <Flex align="center" justify="space-between" gap={12}>
        <h3>导入记录</h3>
        <DataTime asOf={data?.asOf} />
        <Button size="small" onClick={refresh}>
          刷新
        </Button>
      </Flex>
      <OperationTable
        screen="funnel"
        operation="ad-spend"
        code="ad_spend"
        columns={[
          {
            name: 'spend',
            cell: ({ spend, lines, first, last }) => (
              <>
                <b>{spend.map(amountText).join('、')}</b>
                <div className="soft">
                  {countText(lines)} 行，{first === last ? first : `${first} 至 ${last}`}
                </div>
              </>
            ),
          },
          {
            name: 'at',
            cell: ({ id, operator, at, reversed }) => (
              <>
                第 {id} 次，{operator} {timeText(at)}
                {reversed && <div className="brass">{timeText(reversed)} 已撤销</div>}
              </>
            ),
          },
          {
            title: '操作',
            cell: ({ id, reversed }) =>
              !reversed && (
                <Offers
                  small
                  offers={[
                    { name: 'reverse-ad-spend', label: '撤销', about: `第 ${id} 次导入`, given: { id: String(id) } },
                  ]}
                  onOpen={open}
                />
              ),
          },
        ]}
      />
      {drawer}
    </section>
  );
}
