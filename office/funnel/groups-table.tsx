import { Button, Empty, Table } from 'antd';
import type { ColumnType } from 'antd/es/table';
import type { ReactNode } from 'react';
import { percentText } from '@/server/operations/common/formats';
import { type Dimension, type FunnelSearch, groupedBy } from './address';
import { ChangeMark } from './change-mark';
import styles from './groups-table.module.css';
import { PAGE } from './queries';
import type { FunnelData, Group, Step } from './read-funnel';
import { amountText, countText, dimensionText, dollarText, moneyHeading, STEPS, stepText } from './texts';

interface GroupsTableProps {
  search: FunnelSearch;
  data: FunnelData;
  loading: boolean;
  /** What a value is called. */
  nameOf: (dimension: Dimension, value: string | null) => string;
  /** Shows only this value. */
  onNarrow: (dimension: Dimension, value: string | null) => void;
  onChange: (search: FunnelSearch) => void;
}

const SPENT = ['spend', 'perAccount', 'perDeposit'] as const;

/** A column behind those of the dimensions. */
interface Figure {
  name: string;
  title: string;
  sorts: boolean;
  cell: (group: Group) => ReactNode;
}

/** The groups, a page at a time, with their totals; the server sorts them. */
export function GroupsTable({ search, data, loading, nameOf, onNarrow, onChange }: GroupsTableProps) {
  const { groups, count, total } = data;
  const by = groupedBy(search);
  const spent = groups.some(({ spend }) => spend) || Boolean(total?.spend);
  const sorted = (name: string, sorter = true): Pick<ColumnType<Group>, 'key' | 'sorter' | 'sortOrder'> => ({
    key: name,
    sorter,
    sortOrder: search.sort === name ? (search.order === 'ascending' ? 'ascend' : 'descend') : null,
  });
  const figures: Figure[] = [
    ...STEPS.map((step) => ({
      name: step,
      title: stepText(step),
      sorts: true,
      cell: (group: Group) => <StepCell group={group} step={step} />,
    })),
    {
      name: 'dollars',
      title: moneyHeading('dollars'),
      sorts: true,
      cell: (group) => (group.dollars === 0 && group !== total ? <None /> : dollarText(group.dollars)),
    },
    ...(spent ? SPENT : []).map((name) => ({
      name,
      title: moneyHeading(name),
      sorts: name === 'spend',
      cell: (group: Group) => <Amounts of={group[name]} />,
    })),
  ];
  const columns: ColumnType<Group>[] = [
    ...by.map(
      (name): ColumnType<Group> => ({
        ...sorted(name),
        title: dimensionText(name),
        className: styles.value ?? '',
        render: (_, group) => {
          // Until the answer arrives, the rows are those of the groups before, which lack this dimension.
          const value = group[name] ?? null;
          return (
            <Button type="link" size="small" className={styles.link ?? ''} onClick={() => onNarrow(name, value)}>
              {nameOf(name, value)}
            </Button>
          );
        },
      }),
    ),
    ...figures.map(
      ({ name, title, sorts, cell }): ColumnType<Group> => ({
        ...sorted(name, sorts),
        title,
        align: 'right',
        render: (_, group) => cell(group),
      }),
    ),
  ];
  return (
    <Table<Group>
      size="small"
      className="panel"
      rowKey={(group) => JSON.stringify(by.map((name) => group[name]))}
      dataSource={groups}
      columns={columns}
      loading={loading}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这些条件下没有记录" /> }}
      pagination={
        count > PAGE && {
          size: 'small',
          pageSize: PAGE,
          total: count,
          current: Math.floor(Number(search.skip ?? 0) / PAGE) + 1,
          showSizeChanger: false,
          showTotal: (all) => `共 ${countText(all)} 组`,
        }
      }
      onChange={({ current = 1 }, _, sorter, { action }) => {
        const { sort: _sort, order: _order, skip: _skip, ...others } = search;
        const { columnKey, order } = [sorter].flat()[0] ?? {};
        const sort = order ? { sort: String(columnKey), order: `${order}ing` } : {};
        const skip = action === 'paginate' && current > 1 ? { skip: String((current - 1) * PAGE) } : {};
        onChange({ ...others, ...sort, ...skip });
      }}
      summary={() =>
        total && (
          <Table.Summary.Row className={styles.total ?? ''}>
            <Table.Summary.Cell index={0} colSpan={by.length}>
              合计
            </Table.Summary.Cell>
            {figures.map(({ name, cell }, index) => (
              <Table.Summary.Cell key={name} index={by.length + index} align="right">
                {cell(total)}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        )
      }
    />
  );
}

/** A count, its share of the step before, and its change. */
function StepCell({ group, step }: { group: Group; step: Step }) {
  const { count, share, before } = group[step];
  return (
    <>
      <span className={styles.count}>{countText(count)}</span>
      <span className={styles.more}>
        {share !== undefined && <span>{percentText(share)}</span>}
        {(count > 0 || Boolean(before)) && <ChangeMark now={count} before={before} />}
      </span>
    </>
  );
}

function Amounts({ of }: { of: Group['spend'] }) {
  if (!of || of.length === 0) return <None />;
  return of.map((amount) => (
    <span key={amount.unit} className={styles.count}>
      {amountText(amount)}
    </span>
  ));
}

function None() {
  return <span className="soft">—</span>;
}
