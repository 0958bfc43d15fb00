import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Alert, Button, Flex, Select, Skeleton, Tabs } from 'antd';
import { operationsQuery } from '../api/operations';
import { Fault } from '../parts/fault';
import { NotFound } from '../parts/not-found';
import { Screen } from '../parts/screen';
import { EditText } from './editor/edit-text';
import { endingText, experimentPath, liveBefore } from './revisions/experiment';
import { Revisions } from './revisions/revisions';
import { StateTag } from './revisions/states';
import { useRights } from './rights';
import { Shown } from './shown/shown';
import { type RevisionRow, revisionsQuery } from './text-queries';
import type { WorkspaceSearch } from './text-search';

/** A campaign's texts: the editor, its revisions, and what was shown when. */
export function Workspace() {
  const { campaign } = useParams({ from: '/texts/$campaign' });
  const search = useSearch({ from: '/texts/$campaign' });
  const navigate = useNavigate({ from: '/texts/$campaign' });
  const offered = useQuery(operationsQuery);
  const { may, ownFirst } = useRights();
  const { brand, revision, day } = search;
  const revisions = useQuery(revisionsQuery(campaign, brand));
  if (!offered.data) return offered.error ? <Fault error={offered.error} /> : <Skeleton active />;
  const { campaigns } = offered.data;
  const brands = ownFirst(offered.data.brands);
  const found = campaigns.find(({ value }) => value === campaign);
  if (!found) return <NotFound />;
  const writes = may('campaigns edit');
  const tab = search.tab ?? (writes ? 'edit' : 'revisions');
  const go = (next: WorkspaceSearch) => navigate({ search: { ...(brand !== undefined && { brand }), ...next } });
  const stored = revisions.data?.find((one) => one.revision === revision);
  const live = liveBefore({ brand: brand ?? 'all' }, revisions.data ?? []);
  const ending = endingText(live);
  return (
    <Screen
      title={found.label}
      trail={{ to: '/texts', title: '活动文案' }}
      beside={<code className="soft">{campaign}</code>}
      actions={
        <Flex gap={8} align="center">
          <label htmlFor="text-brand" className="soft">
            适用于
          </label>
          <Select
            id="text-brand"
            style={{ width: 200 }}
            value={brand ?? ''}
            showSearch={{ optionFilterProp: 'label' }}
            options={[{ value: '', label: '全部品牌' }, ...brands]}
            onChange={(next) => navigate({ search: { tab, ...(next && { brand: next }) } })}
          />
        </Flex>
      }
    >
      <Waiting
        revisions={revisions.data ?? []}
        shown={tab === 'revisions'}
        onOpen={(one) => go({ tab: 'revisions', revision: one })}
      />
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(next) => go({ tab: next as typeof tab })}
        items={[
          ...(writes ? [{ key: 'edit', label: '编辑' }] : []),
          { key: 'revisions', label: `版本${revisions.data ? `（${revisions.data.length}）` : ''}` },
          { key: 'shown', label: '日历与历史' },
        ]}
      />
      {tab === 'edit' && writes && live && ending && (
        <Alert
          type="info"
          showIcon
          title={
            <>
              这个页面正在做实验（版本 {live.revision}），发布新版本会结束它。
              <Link to={experimentPath(live.revision)}>看实验</Link>
            </>
          }
        />
      )}
      {tab === 'edit' && writes && (revision === undefined || revisions.data) && (
        <EditText
          key={`${brand} ${revision}`}
          campaign={campaign}
          brand={brand}
          revision={revision}
          replaced={stored?.state === 'draft' ? revision : undefined}
          experiment={search.experiment === true}
          brands={brands}
          notes={ending ? [`发布以后，${ending}`] : []}
          onStored={(number) => go({ tab: 'revisions', revision: number })}
        />
      )}
      {tab === 'revisions' && (
        <Revisions
          campaign={campaign}
          brand={brand}
          chosen={revision}
          brands={brands}
          onChoose={(number) => go({ tab: 'revisions', revision: number })}
          onEdit={(number) => go({ tab: 'edit', revision: number })}
        />
      )}
      {tab === 'shown' && (
        <Shown
          campaign={campaign}
          brand={brand}
          brands={brands}
          day={day}
          onDay={(next) => go({ tab: 'shown', day: next })}
        />
      )}
    </Screen>
  );
}

interface WaitingProps {
  revisions: readonly RevisionRow[];
  /** Whether the revisions are on the screen anyway. */
  shown: boolean;
  onOpen: (revision: number) => void;
}

/** Says which revision waits for someone, and leads to it. */
function Waiting({ revisions, shown, onOpen }: WaitingProps) {
  const waiting = revisions.find(({ state }) => state === 'in-review' || state === 'approved');
  if (!waiting || shown) return null;
  const { revision, state, author } = waiting;
  return (
    <Flex gap={8} align="center" component="p" className="panel padded marked">
      <StateTag state={state} />
      版本 {revision}，{author} 撰写
      <Button size="small" className="aside" onClick={() => onOpen(revision)}>
        查看
      </Button>
    </Flex>
  );
}
