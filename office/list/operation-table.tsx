import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { TableCode } from '@/server/operations/words';
import { tableOf } from '../answer/rows-of';
import { Fault } from '../parts/fault';
import { PagedTable, type PagedTableProps } from '../parts/paged-table';
import { answerQuery } from './answer-query';

interface OperationTableProps<Code extends TableCode> extends Pick<PagedTableProps<Code>, 'keyColumn' | 'columns'> {
  /** First part of the query's key. */
  screen: string;
  operation: string;
  input?: Record<string, unknown>;
  code: Code;
}

/** A table of which an operation sends all rows. */
export function OperationTable<Code extends TableCode>(props: OperationTableProps<Code>) {
  const { screen, operation, input = {}, code, ...shown } = props;
  const { data, error, isFetching } = useQuery(answerQuery(screen, operation, input));
  if (error) return <Fault error={error} />;
  const table = data && tableOf(data.answer, code);
  if (!table) return <Skeleton active paragraph={{ rows: 8 }} />;
  return <PagedTable table={table} loading={isFetching} {...shown} />;
}
