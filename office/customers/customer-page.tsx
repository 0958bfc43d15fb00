import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import type { NamedRow } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { sentenceText } from '../answer/words';
import { isOffered } from '../api/offered';
import { operationsQuery, run } from '../api/operations';
import type { Values } from '../fields/input-of';
import { OperationDrawer } from '../operations/operation-drawer';
import styles from './customer-page.module.css';
import { Registration } from './registration';
import { type Report, readReport } from './report';
import { REVERSALS } from './reversals';
import { ShowDialog } from './show-dialog';
import { TimelineView } from './timeline-view';

/** For how long personal data is shown whole, in milliseconds. */
const SHOWN_FOR = 5 * 60_000;

/** Changes of a customer, in the order of the buttons. */
const CHANGES = [
  { name: 'log-out', title: '强制下线', operand: 'account' },
  { name: 'correct-person', title: '更正资料', operand: 'mobile-or-account' },
  { name: 'export-person', title: '导出资料', operand: 'mobile-or-account' },
  { name: 'give', title: '手动发放', operand: 'account' },
  { name: 'delete-person', title: '注销账户', operand: 'mobile-or-account', danger: true },
] as const;

/** The first tab. */
const TIMELINE = 'timeline';

interface CustomerPageProps {
  report: Report;
  /** Called when the customer's data changed. */
  onChanged: () => void;
}

/** Everything stored on a customer, masked until the operator gives a reason to show it. */
export function CustomerPage({ report: masked, onChanged }: CustomerPageProps) {
  const { account } = masked;
  const { tab } = useSearch({ from: '/customers' });
  const navigate = useNavigate({ from: '/customers' });
  const { data: offered } = useQuery(operationsQuery);
  const [asking, setAsking] = useState(false);
  const [change, setChange] = useState<{ name: string; given: Values; title?: string }>();
  const showing = useMutation({
    mutationFn: (reason: string) => run('customer', { input: { person: account, show: true, reason } }),
    onSuccess: () => setAsking(false),
    gcTime: 0,
  });
  const { reset, data: whole } = showing;
  useEffect(() => {
    if (!whole) return undefined;
    const timer = setTimeout(reset, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [whole, reset]);
  const { registration, tables } = (whole && readReport(whole.answer)) ?? masked;
  const may = (name: string) => isOffered(offered, name);
  const actionIn = (table: string) => {
    const reversal = REVERSALS[table];
    if (!reversal || !may(reversal.name)) return {};
    const { name, title, operand, counts } = reversal;
    const action = (row: NamedRow) => {
      const record = row[operand];
      const open = () => setChange({ name, title: `${title} ${record}`, given: { [operand]: record } });
      return (
        counts(row) && (
          <Button size="small" danger onClick={open}>
            {title}
          </Button>
        )
      );
    };
    return { action };
  };
  return (
    <>
      <section className={`panel ${styles.card}`} aria-label={`账户 ${account}`}>
        <div className={styles.head}>
          <h2 className={styles.account}>
            账户 <span className={styles.number}>{account}</span>
          </h2>
          <div className={styles.actions}>
            {/* Who may hand the data out to the customer may see it. */}
            {may('export-person') && !whole && <Button onClick={() => setAsking(true)}>显示完整信息</Button>}
            {may('find-rewards') && (
              <Button onClick={() => navigate({ to: '/rewards', search: { account } })}>奖励台账</Button>
            )}
            {CHANGES.filter(({ name }) => may(name)).map(({ name, title, operand, ...more }) => (
              <Button
                key={name}
                danger={'danger' in more}
                onClick={() => setChange({ name, given: { [operand]: account } })}
              >
                {title}
              </Button>
            ))}
          </div>
        </div>
        {whole && (
          <Alert
            className={styles.shown ?? ''}
            type="warning"
            showIcon
            title={`正在显示完整个人信息，原因：${showing.variables}`}
            description="已记入审计日志，5 分钟后自动隐藏。"
            action={
              <Button size="small" onClick={reset}>
                隐藏
              </Button>
            }
          />
        )}
        <Registration figures={registration} />
      </section>
      <Tabs
        tabBarGutter={20}
        activeKey={tables.find(({ table }) => table === tab)?.table ?? TIMELINE}
        onChange={(next) => navigate({ search: { account, tab: next }, replace: true })}
        items={[
          // Never with the data that is shown whole for a while.
          {
            key: TIMELINE,
            label: '经过',
            children: <TimelineView report={masked} {...actionIn(masked.registration.table)} />,
          },
          ...tables.map(({ title, ...table }) => ({
            key: table.table,
            label: (
              <>
                {title ? sentenceText(title, 'zh') : table.table}{' '}
                <span className={styles.count}>{table.rows.length}</span>
              </>
            ),
            children: <TableView table={table} {...actionIn(table.table)} />,
          })),
        ]}
      />
      {asking && (
        <ShowDialog
          pending={showing.isPending}
          error={showing.error}
          onShow={showing.mutate}
          onCancel={() => {
            setAsking(false);
            reset();
          }}
        />
      )}
      {change && (
        <OperationDrawer
          key={change.name}
          {...change}
          onDone={() => {
            if (change.name !== 'export-person') onChanged();
          }}
          onClose={() => setChange(undefined)}
        />
      )}
    </>
  );
}
