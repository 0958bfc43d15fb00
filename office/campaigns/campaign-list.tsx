import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, Select, Skeleton, Table, Tag } from 'antd';
import { useState } from 'react';
import type { RowOf } from '@/server/operations/words';
import { wordIn } from '../answer/words';
import { operationsQuery } from '../api/operations';
import { useMay } from '../api/use-may';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import { SearchField } from '../parts/search-field';
import { StateTag } from '../texts/revisions/states';
import { choicesIn, definitionsQuery } from './documents';
import { NewCampaign } from './new-campaign';

/** All campaigns, also those that are not published; and the way to what brands own and to clauses. */
export function CampaignList() {
  const navigate = useNavigate();
  const campaigns = useQuery(definitionsQuery);
  const offered = useQuery(operationsQuery);
  const writes = useMay()('campaigns define');
  const [find, setFind] = useState('');
  /** What a new campaign is a copy of, empty for none; `undefined` while there is no new one. */
  const [source, setSource] = useState<string>();
  const error = campaigns.error ?? offered.error;
  if (!campaigns.data || !offered.data) return error ? <Fault error={error} /> : <Skeleton active />;
  const picker = { value: null, style: { width: 140 }, showSearch: { optionFilterProp: 'label' } };
  return (
    <Screen
      title="活动"
      actions={
        <>
          <SearchField
            live
            label="搜索活动"
            placeholder="搜名称、网址"
            value={find}
            onFind={(text = '') => setFind(text)}
          />
          <Select<string | null>
            {...picker}
            aria-label="品牌资料"
            placeholder="品牌资料"
            options={offered.data.brands.map(({ value, label }) => ({ value, label }))}
            onChange={(brand) => brand && navigate({ to: '/brands/$brand', params: { brand } })}
          />
          <Select<string | null>
            {...picker}
            aria-label="条款"
            placeholder="条款"
            options={choicesIn(offered.data, 'clauses text', 'clause').map(({ value, label }) => ({ value, label }))}
            onChange={(clause) => clause && navigate({ to: '/clauses/$clause', params: { clause } })}
          />
          {writes && (
            <Button type="primary" onClick={() => setSource('')}>
              新建活动
            </Button>
          )}
        </>
      }
    >
      <Table<RowOf<'stored_definitions'>>
        size="small"
        className="panel"
        rowKey="campaign"
        dataSource={campaigns.data.filter(({ campaign, title }) =>
          `${campaign} ${title}`.toLowerCase().includes(find.toLowerCase()),
        )}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        locale={{ emptyText: '没有相符的活动' }}
        columns={[
          {
            title: '活动',
            render: (_, { campaign, title }) => (
              <>
                <Link to="/campaigns/$campaign" params={{ campaign }}>
                  {title}
                </Link>{' '}
                <code className="soft small">{campaign}</code>
              </>
            ),
          },
          { title: '来源', render: (_, { origin }) => <Tag>{wordIn('stored_definitions', 'origin', origin)}</Tag> },
          {
            title: '在办',
            render: (_, { campaign, status, revision, author }) =>
              status &&
              revision !== null && (
                <Link to="/campaigns/$campaign" params={{ campaign }} search={{ tab: 'revisions', revision }}>
                  <StateTag state={status} /> {author}
                </Link>
              ),
          },
          {
            key: 'copy',
            render: (_, { campaign, title, origin }) =>
              writes &&
              origin !== 'new' && (
                <Button size="small" aria-label={`复制 ${title}`} onClick={() => setSource(campaign)}>
                  复制
                </Button>
              ),
          },
        ]}
      />
      {source !== undefined && (
        <NewCampaign
          source={source}
          taken={campaigns.data.map(({ campaign }) => campaign)}
          kinds={choicesIn(offered.data, 'campaigns start', 'kind')}
          onClose={() => setSource(undefined)}
        />
      )}
    </Screen>
  );
}
