import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Dropdown, Segmented, Skeleton } from 'antd';
import { rowsOf, tableOf } from '../answer/rows-of';
import { columnsOf } from '../answer/words';
import { operationsQuery } from '../api/operations';
import { useMay } from '../api/use-may';
import { answerQuery } from '../list/answer-query';
import { Fault } from '../parts/fault';
import { PagedTable } from '../parts/paged-table';
import { Screen } from '../parts/screen';

const ALL = 'all';
const WRAPPED = { minWidth: 200, maxWidth: 280 };

/** All experiments, those in work and the archive of what was learned. */
export function ExperimentList() {
  const state = String(useSearch({ from: '/experiments' }).state ?? ALL);
  const navigate = useNavigate();
  const { data, error, isFetching } = useQuery(answerQuery('experiments', 'experiments list', {}));
  const { data: offered } = useQuery(operationsQuery);
  const may = useMay();
  const table = data && tableOf(data.answer, 'experiments');
  if (!table) return error ? <Fault error={error} /> : <Skeleton active paragraph={{ rows: 12 }} />;
  const states = rowsOf(table).map((row) => row.state as string);
  const words = Object.entries(columnsOf('experiments').state?.words ?? {});
  return (
    <Screen
      title="实验"
      actions={
        <>
          <Segmented
            aria-label="按状态筛选"
            value={state}
            options={[
              { value: ALL, label: `全部 ${states.length}` },
              ...words.map(([value, word]) => ({
                value,
                label: `${word} ${states.filter((one) => one === value).length}`,
              })),
            ]}
            onChange={(next) => navigate({ to: '/experiments', search: next === ALL ? {} : { state: next } })}
          />
          {may('campaigns edit') && (
            <Dropdown
              trigger={['click']}
              placement="bottomRight"
              menu={{
                style: { maxHeight: 360, overflow: 'auto' },
                items: offered?.campaigns.map(({ value, label }) => ({ key: value, label })) ?? [],
                onClick: ({ key: campaign }) =>
                  navigate({ to: '/texts/$campaign', params: { campaign }, search: { tab: 'edit', experiment: true } }),
              }}
            >
              <Button type="primary">新实验</Button>
            </Dropdown>
          )}
        </>
      }
    >
      <PagedTable
        table={{ ...table, rows: table.rows.filter((_, index) => state === ALL || states[index] === state) }}
        keyColumn="revision"
        loading={isFetching}
        columns={[
          {
            name: 'hypothesis',
            cell: ({ revision, hypothesis }) => (
              <div style={WRAPPED}>
                <Link to="/experiments/$revision" params={{ revision: String(revision) }}>
                  {hypothesis}
                </Link>
              </div>
            ),
          },
          'campaign',
          'brand',
          'state',
          'measure',
          'arms',
          'from',
          'winner',
          { name: 'learned', cell: ({ learned }) => learned && <div style={WRAPPED}>{learned}</div> },
        ]}
      />
    </Screen>
  );
}
