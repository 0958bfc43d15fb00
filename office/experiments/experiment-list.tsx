import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Empty, Modal, Segmented, Select, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { timeText } from '@/server/operations/common/formats';
import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { columnsOf, wordIn } from '../answer/words';
import { operationsQuery } from '../api/operations';
import { useMay } from '../api/use-may';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import { experimentsQuery } from './queries';
import { StateTag } from './state-tag';

type Row = RowOf<'experiments'>;

const ALL = 'all';

/** All experiments, those in work and the archive of what was learned. */
export function ExperimentList() {
  const state = String(useSearch({ from: '/experiments' }).state ?? ALL);
  const navigate = useNavigate({ from: '/experiments' });
  const { data, error } = useQuery(experimentsQuery);
  const may = useMay();
  const [starting, setStarting] = useState(false);
  if (!data) return error ? <Fault error={error} /> : <Skeleton active paragraph={{ rows: 12 }} />;
  const states = Object.entries(columnsOf('experiments').state?.words ?? {});
  return (
    <Screen
      title="实验"
      actions={
        <>
          <Segmented
            aria-label="按状态筛选"
            value={state}
            options={[
              { value: ALL, label: `全部 ${data.length}` },
              ...states.map(([value, word]) => ({
                value,
                label: `${word} ${data.filter((row) => row.state === value).length}`,
              })),
            ]}
            onChange={(next) => navigate({ search: next === ALL ? {} : { state: next }, replace: true })}
          />
          {may('campaigns edit') && (
            <Button type="primary" onClick={() => setStarting(true)}>
              新实验
            </Button>
          )}
        </>
      }
    >
      {data.length === 0 ? (
        <Empty description="还没有实验。让两个版本各给一部分访客看，用数据决定采用哪个。" />
      ) : (
        <Experiments rows={data.filter((row) => state === ALL || row.state === state)} />
      )}
      {starting && <NewExperiment onClose={() => setStarting(false)} />}
    </Screen>
  );
}

function Experiments({ rows }: { rows: readonly Row[] }) {
  const names = useNames();
  return (
    <Table<Row>
      size="small"
      className="panel"
      rowKey="revision"
      dataSource={rows}
      scroll={{ x: 900 }}
      pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
      locale={{ emptyText: '没有相符的实验' }}
      columns={[
        {
          title: '假设',
          width: '34%',
          render: (_, { revision, campaign, brand, hypothesis }) => (
            <>
              <Link to="/experiments/$revision" params={{ revision: String(revision) }}>
                {hypothesis}
              </Link>
              <div className="soft small">
                {names.campaign.get(campaign) ?? campaign}，
                {names.brand.get(brand) ?? wordIn('experiments', 'brand', brand)}，版本 {revision}
              </div>
            </>
          ),
        },
        { title: '状态', render: (_, row) => <StateTag state={row.state} /> },
        { title: '主要指标', render: (_, { measure }) => wordIn('experiments', 'measure', measure) },
        { title: '实验组', render: (_, { arms }) => arms.join('、') },
        { title: '开始', render: (_, { from }) => from && timeText(from) },
        { title: '胜出', render: (_, { winner, state }) => winner ?? (state === 'ended' ? '无' : '') },
        { title: '学到什么', width: '22%', dataIndex: 'learned' },
      ]}
    />
  );
}

/** Asks for the campaign, whose editor goes on. */
function NewExperiment({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { data } = useQuery(operationsQuery);
  return (
    <Modal open title="新实验" footer={null} onCancel={onClose}>
      <Select<string>
        aria-label="活动"
        placeholder="在哪个活动上做实验"
        autoFocus
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: '100%' }}
        options={data?.campaigns.map(({ value, label }) => ({ value, label: `${label} ${value}` })) ?? []}
        onChange={(campaign) =>
          navigate({ to: '/texts/$campaign', params: { campaign }, search: { tab: 'edit', experiment: true } })
        }
      />
    </Modal>
  );
}
