import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Grid, Skeleton } from 'antd';
import { Cell } from '../answer/cell';
import { columnsOf, operationText } from '../answer/words';
import { DataTime } from '../parts/data-time';
import { Fault } from '../parts/fault';
import { type ListColumn, PagedTable } from '../parts/paged-table';
import { decidedQuery } from './requests';

interface DecidedListProps {
  page: number;
  onPage: (page: number) => void;
  onShow: (id: number) => void;
}

/** The requests of the last weeks that no longer wait. */
export function DecidedList({ page, onPage, onShow }: DecidedListProps) {
  const { data, error, isFetching } = useQuery({ ...decidedQuery(page), placeholderData: keepPreviousData });
  const { md = true } = Grid.useBreakpoint();
  if (error) return <Fault error={error} />;
  if (!data?.table) return <Skeleton active />;
  const { decided: time } = columnsOf('requests');
  const decided: ListColumn<'requests'> = {
    name: 'decided',
    // An expired request was over when it expired.
    cell: (row) => <Cell value={row.decided ?? row.expires} column={time} />,
  };
  const operation: ListColumn<'requests'> = {
    name: 'operation',
    cell: ({ id, operation: name }) => (
      <Button type="link" size="small" onClick={() => onShow(id)}>
        {operationText(name)}
      </Button>
    ),
  };
  return (
    <>
      <PagedTable
        table={data.table}
        columns={
          md
            ? [decided, operation, 'dollars', 'operator', 'state', 'decider', 'comment']
            : [operation, 'state', decided]
        }
        total={data.count}
        paging={{ page }}
        loading={isFetching}
        onChange={({ page: next = 1 }) => onPage(next)}
      />
      <DataTime asOf={data.asOf} />
    </>
  );
}
