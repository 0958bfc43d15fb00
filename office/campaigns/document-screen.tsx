import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Alert, Skeleton, Tabs } from 'antd';
import { useMemo } from 'react';
import { titleAt } from '@/lib/form/node-at';
import { operationsQuery } from '../api/operations';
import { Fault } from '../parts/fault';
import { NotFound } from '../parts/not-found';
import { Screen } from '../parts/screen';
import { Revisions } from '../texts/revisions/revisions';
import { type RevisedSubject, SubjectContext } from '../texts/revisions/subject';
import { useRights } from '../texts/rights';
import { revisionsQuery } from '../texts/text-queries';
import { DocumentEditor } from './document-editor';
import { choicesIn, DOCUMENTS, type DocumentName, definitionsQuery } from './documents';
import type { DocumentSearch } from './search';
import { Simulation } from './simulation';

interface DocumentScreenProps {
  of: DocumentName;
  search: DocumentSearch;
  /** Shows something else of the document; a campaign may have got another slug. */
  go: (search: DocumentSearch, slug?: string) => void;
}

/** The screen of a campaign's definition. */
export function CampaignScreen() {
  const { campaign } = useParams({ from: '/campaigns/$campaign' });
  const search = useSearch({ from: '/campaigns/$campaign' });
  const navigate = useNavigate();
  const { data, error } = useQuery(definitionsQuery);
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  const known = data.find((row) => row.campaign === campaign);
  if (!known && !search.kind && !search.copy && search.revision === undefined) return <NotFound />;
  if (known?.origin === 'built') {
    return (
      <Screen title={known.title} trail={{ to: '/campaigns', title: '活动' }}>
        <Alert
          type="info"
          showIcon
          title={
            <>
              内置活动的玩法和奖品随版本发布，这里改不了。可以
              <Link to="/texts/$campaign" params={{ campaign }}>
                改文案
              </Link>
              ，或在活动列表里复制一份。
            </>
          }
        />
      </Screen>
    );
  }
  const waiting = known?.origin === 'new' && !search.revision && known.revision !== null ? known.revision : undefined;
  return (
    <DocumentScreen
      key={campaign}
      of={{ subject: 'definition', name: campaign }}
      search={waiting === undefined ? search : { ...search, revision: waiting }}
      go={(next, slug = campaign) => navigate({ to: '/campaigns/$campaign', params: { campaign: slug }, search: next })}
    />
  );
}

/** The screen of what a brand owns. */
export function BrandScreen() {
  const { brand } = useParams({ from: '/brands/$brand' });
  const search = useSearch({ from: '/brands/$brand' });
  const navigate = useNavigate({ from: '/brands/$brand' });
  return (
    <DocumentScreen
      key={brand}
      of={{ subject: 'brand', name: brand }}
      search={search}
      go={(next) => navigate({ search: next })}
    />
  );
}

/** The screen of a clause. */
export function ClauseScreen() {
  const { clause } = useParams({ from: '/clauses/$clause' });
  const search = useSearch({ from: '/clauses/$clause' });
  const navigate = useNavigate({ from: '/clauses/$clause' });
  return (
    <DocumentScreen
      key={clause}
      of={{ subject: 'clause', name: clause }}
      search={search}
      go={(next) => navigate({ search: next })}
    />
  );
}

/** A document: its editor, and its revisions. */
function DocumentScreen({ of, search, go }: DocumentScreenProps) {
  const { subject, name } = of;
  const { form, writes, original } = DOCUMENTS[subject];
  const { revision, kind, title, copy } = search;
  const brand = subject === 'brand' ? name : undefined;
  const offered = useQuery(operationsQuery);
  const definitions = useQuery({ ...definitionsQuery, enabled: subject === 'definition' });
  const revisions = useQuery(revisionsQuery(name, brand, subject));
  const { may, ownFirst } = useRights();
  const context = useMemo(
    (): RevisedSubject => ({
      subject,
      original,
      writes,
      labelOf: (field) => titleAt(form, field) ?? field,
      ...(subject === 'definition' && { beside: (row) => <Simulation revision={row} /> }),
    }),
    [subject, original, writes, form],
  );
  if (!offered.data) return offered.error ? <Fault error={offered.error} /> : <Skeleton active />;
  const names = {
    definition: definitions.data?.map(({ campaign, title: label }) => ({ value: campaign, label })),
    brand: offered.data.brands,
    clause: choicesIn(offered.data, 'clauses text', 'clause'),
  }[subject];
  const label = names?.find(({ value }) => value === name)?.label;
  if (subject !== 'definition' && label === undefined) return <NotFound />;
  const writer = may(writes);
  const tab = search.tab ?? (writer ? 'edit' : 'revisions');
  const stored = revisions.data?.find((one) => one.revision === revision);
  const start = { ...(kind && { kind }), ...(title && { title }), ...(copy && { copy }) };
  return (
    <SubjectContext value={context}>
      <Screen
        title={label ?? title ?? '新活动'}
        trail={{ to: '/campaigns', title: '活动' }}
        beside={<code className="soft">{name}</code>}
      >
        <Tabs
          activeKey={tab}
          destroyOnHidden
          onChange={(next) => go({ ...search, tab: next as typeof tab })}
          items={[
            ...(writer ? [{ key: 'edit', label: '编辑' }] : []),
            { key: 'revisions', label: `版本${revisions.data ? `（${revisions.data.length}）` : ''}` },
          ]}
        />
        {tab === 'edit' && writer && (revision === undefined || revisions.data) && (
          <DocumentEditor
            key={revision}
            of={of}
            start={start}
            revision={revision}
            replaced={stored?.state === 'draft' ? revision : undefined}
            brands={ownFirst(offered.data.brands)}
            onStored={(number, slug) => go({ tab: 'revisions', revision: number }, slug)}
          />
        )}
        {tab === 'revisions' && (
          <Revisions
            campaign={name}
            brand={brand}
            chosen={revision}
            brands={ownFirst(offered.data.brands)}
            onChoose={(number) => go({ tab: 'revisions', revision: number })}
            onEdit={(number) => go({ tab: 'edit', revision: number })}
          />
        )}
      </Screen>
    </SubjectContext>
  );
}
