import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Grid, Skeleton } from 'antd';
import { Cell } from '../answer/cell';
import { columnsOf, operationText } from '../answer/words';
import { DataTime } from '../parts/data-time';
import { Fault } from '../parts/fault';
import { PagedTable } from '../parts/paged-table';
import { decidedQuery } from './requests';

/** Rows of a page, as the operation sends them without `rows`. */
const ROWS = 50;
const COLUMNS = ['decided', 'operation', 'dollars', 'operator', 'state', 'decider', 'comment'];
const ON_A_PHONE = ['operation', 'state', 'decided'];

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
  return (
    <>
      <PagedTable
        table={data.table}
        columns={md ? COLUMNS : ON_A_PHONE}
        total={data.count}
        pageSize={ROWS}
        paging={{ page }}
        sorts={[]}
        loading={isFetching}
        onChange={({ page: next }) => onPage(next)}
        cells={{
          // An expired request was over when it expired.
          decided: ({ decided, expires }) => <Cell value={decided ?? expires ?? null} column={time} />,
          operation: ({ id, operation }) => (
            <Button type="link" size="small" onClick={() => onShow(Number(id))}>
              {operationText(String(operation), 'zh')}
            </Button>
          ),
        }}
      />
      <DataTime asOf={data.asOf} />
    </>
  );
}
