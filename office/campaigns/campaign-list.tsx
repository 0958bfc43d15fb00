import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Segmented, Skeleton, Table, Tag } from 'antd';
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

/** A row of one of the lists. */
interface Row {
  name: string;
  title: string;
  campaign?: RowOf<'stored_definitions'>;
}

/** All campaigns, also those that are not published, and what else authors write whole: what brands own, and clauses. */
export function CampaignList() {
  const { list = 'campaigns' } = useSearch({ from: '/campaigns' });
  const navigate = useNavigate({ from: '/campaigns' });
  const campaigns = useQuery(definitionsQuery);
  const offered = useQuery(operationsQuery);
  const may = useMay();
  const [find, setFind] = useState('');
  /** What a new campaign is a copy of, empty for none; `undefined` while there is no new one. */
  const [source, setSource] = useState<string>();
  const error = campaigns.error ?? offered.error;
  if (!campaigns.data || !offered.data) return error ? <Fault error={error} /> : <Skeleton active />;
  const rowOf = ({ value, label }: { value: string; label: string }): Row => ({ name: value, title: label });
  const rows = {
    campaigns: campaigns.data.map((campaign): Row => ({ name: campaign.campaign, title: campaign.title, campaign })),
    brands: offered.data.brands.map(rowOf),
    clauses: choicesIn(offered.data, 'clauses text', 'clause').map(rowOf),
  }[list];
  return (
    <Screen
      title="活动"
      actions={
        <>
          <SearchField
            live
            label="搜索"
            placeholder="搜名称、网址"
            value={find}
            onFind={(next) => setFind(next ?? '')}
          />
          <Segmented
            aria-label="列表"
            value={list}
            options={[
              { value: 'campaigns', label: '活动' },
              { value: 'brands', label: '品牌资料' },
              { value: 'clauses', label: '条款' },
            ]}
            onChange={(next) => navigate({ search: next === 'campaigns' ? {} : { list: next } })}
          />
          {may('campaigns define') && (
            <Button type="primary" onClick={() => setSource('')}>
              新建活动
            </Button>
          )}
        </>
      }
    >
      <Table<Row>
        size="small"
        className="panel"
        rowKey="name"
        dataSource={rows.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(find.toLowerCase()))}
        pagination={{ pageSize: 50, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        locale={{ emptyText: '没有相符的' }}
        columns={[
          { title: '名称', render: (_, { name, title }) => <Title list={list} name={name} title={title} /> },
          ...(list === 'campaigns'
            ? [
                {
                  title: '来源',
                  render: (_: unknown, { campaign }: Row) =>
                    campaign && <Tag>{wordIn('stored_definitions', 'origin', campaign.origin)}</Tag>,
                },
                {
                  title: '在办',
                  render: (_: unknown, { campaign }: Row) =>
                    campaign?.status &&
                    campaign.revision !== null && (
                      <Link
                        to="/campaigns/$campaign"
                        params={{ campaign: campaign.campaign }}
                        search={{ tab: 'revisions', revision: campaign.revision }}
                      >
                        <StateTag state={campaign.status} /> {campaign.author}
                      </Link>
                    ),
                },
                {
                  title: '',
                  render: (_: unknown, { name, title, campaign }: Row) =>
                    campaign?.origin !== 'new' &&
                    may('campaigns define') && (
                      <Button size="small" aria-label={`复制 ${title}`} onClick={() => setSource(name)}>
                        复制
                      </Button>
                    ),
                },
              ]
            : []),
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

function Title({ list, name, title }: { list: 'campaigns' | 'brands' | 'clauses'; name: string; title: string }) {
  const link = {
    campaigns: <Link to="/campaigns/$campaign" params={{ campaign: name }} children={title} />,
    brands: <Link to="/brands/$brand" params={{ brand: name }} children={title} />,
    clauses: <Link to="/clauses/$clause" params={{ clause: name }} children={title} />,
  }[list];
  return (
    <>
      {link} <code className="soft small">{name}</code>
    </>
  );
}
