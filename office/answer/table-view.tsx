import { Button, Empty, Flex, Table as KitTable } from 'antd';
import type { ReactNode } from 'react';
import type { Table, Value } from '@/server/operations/common/answer';
import { csv } from '@/server/operations/common/csv';
import { headingText } from '@/server/operations/common/formats';
import { Cell, isRight } from './cell';
import { cellText } from './cell-text';
import { type NamedRow, namedRowsOf } from './rows-of';
import { saveText } from './save-text';
import { columnsOf, sentenceText } from './words';

type Row = { key: number; values: readonly Value[] };

const PAGE = 50;

interface TableViewProps {
  table: Table;
  /** What can be done with a row. */
  action?: (row: NamedRow) => ReactNode;
}

/** A table with sorting; the row of totals stays at its end. */
export function TableView({ table: answer, action }: TableViewProps) {
  const { table, columns, rows, title, empty, total } = answer;
  if (rows.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty ? sentenceText(empty) : '没有记录'} />;
  const known = columnsOf(table);
  const named = namedRowsOf(answer);
  const heading = (name: string) => headingText(name, known[name]);
  const sums = total ? rows.at(-1) : undefined;
  const listed = sums ? rows.slice(0, -1) : rows;
  const download = () => saveText('text/csv', `${table}.csv`, csv([columns.map(heading), ...rows.map(cells)]));
  const cells = (row: readonly Value[]) =>
    row.map((value, index) => (typeof value === 'number' ? value : cellText(value, known[columns[index] ?? ''])));
  return (
    <Flex vertical gap={8}>
      <Flex gap={12} align="center" justify="space-between">
        <h3 className="soft small">{title ? sentenceText(title) : `共 ${listed.length} 行`}</h3>
        <Button size="small" onClick={download}>
          下载 CSV
        </Button>
      </Flex>
      <KitTable<Row>
        size="small"
        className="panel"
        dataSource={listed.map((values, key) => ({ key, values }))}
        columns={[
          ...columns.map((name, index) => ({
            key: name,
            title: heading(name),
            align: isRight(known[name]) ? ('right' as const) : ('left' as const),
            sorter: (a: Row, b: Row) => compareValues(a.values[index] ?? null, b.values[index] ?? null),
            render: (_: unknown, { values }: Row) => <Cell value={values[index] ?? null} column={known[name]} />,
          })),
          ...(action ? [{ key: 'action', render: (_: unknown, { key }: Row) => action(named[key] ?? {}) }] : []),
        ]}
        pagination={listed.length > PAGE && { pageSize: PAGE, showSizeChanger: false, size: 'small' }}
        scroll={{ x: 'max-content' }}
        showSorterTooltip={false}
        summary={() =>
          sums && (
            <KitTable.Summary.Row>
              {sums.map((value, index) => (
                <KitTable.Summary.Cell
                  key={columns[index] ?? ''}
                  index={index}
                  align={isRight(known[columns[index] ?? '']) ? 'right' : 'left'}
                >
                  <Cell value={value} column={known[columns[index] ?? '']} />
                </KitTable.Summary.Cell>
              ))}
            </KitTable.Summary.Row>
          )
        }
      />
    </Flex>
  );
}

/** Orders values of one column: numbers by size, texts as in Chinese, nothing last. */
function compareValues(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [left, right] = [keyOf(a), keyOf(b)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), 'zh-CN', { numeric: true });
}

function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'amount' in value) return Number(value.amount);
  if (typeof value === 'object' && value !== null && 'count' in value) return Number(value.count);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
