import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, Button, Flex, Form, Input, Modal, Table, Tabs, Typography } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FiguresView } from '../answer/figures-view';
import { useNames } from '../answer/names';
import { type NamedRow, namedRowsOf } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { sentenceText } from '../answer/words';
import { run } from '../api/operations';
import { useMay } from '../api/use-may';
import { type Offer, Offers, useChanges } from '../operations/changes';
import { Fault } from '../parts/fault';
import styles from './customer-page.module.css';
import { type Report, readReport } from './report';
import { REVERSALS } from './reversals';
import { type Happened, happenedAt, timelineOf } from './timeline';

const PAGE = 50;

const COLUMNS = [
  { key: 'at', title: '北京时间', render: (_: unknown, row: Happened) => happenedAt(row), width: 150 },
  { key: 'what', title: '事项', dataIndex: 'what', width: 120 },
  { key: 'text', title: '经过', dataIndex: 'text' },
];

interface TimelineViewProps {
  report: Report;
  /** What can be done with the opening of the account. */
  action?: (registration: NamedRow) => ReactNode;
}

interface ShowDialogProps {
  pending: boolean;
  error: Error | null;
  onShow: (reason: string) => void;
  onCancel: () => void;
}

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

/** Asks why personal data is to be shown whole. */
function ShowDialog({ pending, error, onShow, onCancel }: ShowDialogProps) {
  const [form] = Form.useForm<{ reason: string }>();
  return (
    <Modal open title="显示完整个人信息" okText="显示" confirmLoading={pending} onOk={form.submit} onCancel={onCancel}>
      <Typography.Paragraph type="secondary">
        将显示完整的手机号、姓名、证件号和银行卡号。原因会记入审计日志。
      </Typography.Paragraph>
      {error && <Fault error={error} />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={({ reason }) => onShow(reason)}>
        <Form.Item name="reason" label="原因" rules={[{ required: true, whitespace: true, message: '请填写原因' }]}>
          <Input autoFocus autoComplete="off" maxLength={500} placeholder="如：客户来电核对银行卡" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** What happened to a customer, the newest first. */
function TimelineView({ report, action }: TimelineViewProps) {
  const { campaign: names } = useNames();
  const happened = timelineOf(report, (campaign) => names.get(campaign) ?? campaign);
  const { columns, values } = report.registration;
  const [registration = {}] = namedRowsOf({ columns, rows: [values] });
  const onOpening = action?.(registration);
  const actions = { key: 'action', render: (_: unknown, { opening }: Happened) => opening && onOpening };
  return (
    <Table<Happened & { key: number }>
      size="small"
      className="panel"
      columns={onOpening ? [...COLUMNS, actions] : COLUMNS}
      dataSource={happened.map((each, key) => ({ ...each, key }))}
      pagination={happened.length > PAGE && { pageSize: PAGE, showSizeChanger: false, size: 'small' }}
      scroll={{ x: 'max-content' }}
    />
  );
}
