import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Flex, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { FiguresView } from '../answer/figures-view';
import type { NamedRow } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { sentenceText } from '../answer/words';
import { run } from '../api/operations';
import { useMay } from '../api/use-may';
import { type Offer, Offers, useChanges } from '../operations/changes';
import styles from './customer-page.module.css';
import { type Report, readReport } from './report';
import { REVERSALS } from './reversals';
import { ShowDialog } from './show-dialog';
import { TimelineView } from './timeline-view';

/** For how long personal data is shown whole, in milliseconds. */
const SHOWN_FOR = 5 * 60_000;

/** Changes of a customer, in the order of the buttons. */
function changesOf(account: string): Offer[] {
  const person = { 'mobile-or-account': account };
  return [
    { name: 'log-out', label: '强制下线', given: { account } },
    { name: 'correct-person', label: '更正资料', given: person },
    { name: 'export-person', label: '导出资料', given: person },
    { name: 'give', label: '手动发放', given: { account } },
    { name: 'delete-person', label: '注销账户', given: person, look: 'danger' },
  ];
}

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
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const { open, drawer } = useChanges(({ name }) => {
    if (name !== 'export-person') onChanged();
  });
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
  const actionIn = (table: string) => {
    const reversal = REVERSALS[table];
    if (!reversal || !may(reversal.name)) return {};
    const { name, title, operand, counts } = reversal;
    const action = (row: NamedRow) => {
      const record = row[operand];
      const offer = { name, label: title, title: `${title} ${record}`, given: { [operand]: record } };
      return counts(row) && <Offers small offers={[{ ...offer, look: 'danger' }]} onOpen={open} />;
    };
    return { action };
  };
  return (
    <>
      <section className={`panel ${styles.card}`} aria-label={`账户 ${account}`}>
        <Flex wrap gap="10px 24px" align="center" justify="space-between">
          <h2 className={styles.account}>
            账户 <span className={styles.number}>{account}</span>
          </h2>
          <Flex wrap gap={8}>
            {/* Who may hand the data out to the customer may see it. */}
            {may('export-person') && !whole && <Button onClick={() => setAsking(true)}>显示完整信息</Button>}
            {may('find-rewards') && (
              <Button onClick={() => navigate({ to: '/rewards', search: { account } })}>奖励台账</Button>
            )}
            <Offers offers={changesOf(account)} onOpen={open} />
          </Flex>
        </Flex>
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
        <FiguresView beside figures={registration} leave="account" />
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
                {title ? sentenceText(title) : table.table} <span className={styles.count}>{table.rows.length}</span>
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
      {drawer}
    </>
  );
}
