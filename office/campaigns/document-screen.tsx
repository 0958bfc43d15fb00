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

/** The document in the address: a campaign's definition, what a brand owns, or a clause. */
export function DocumentScreen() {
  const { campaign, brand, clause } = useParams({ strict: false });
  if (campaign !== undefined) return <CampaignScreen key={campaign} campaign={campaign} />;
  if (brand !== undefined) return <LoadedScreen key={brand} of={{ subject: 'brand', name: brand }} />;
  return <LoadedScreen key={clause} of={{ subject: 'clause', name: clause ?? '' }} />;
}

function CampaignScreen({ campaign }: { campaign: string }) {
  const { kind, copy, revision } = useSearch({ strict: false }) as DocumentSearch;
  const { data, error } = useQuery(definitionsQuery);
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  const known = data.find((row) => row.campaign === campaign);
  if (!known && !kind && !copy && revision === undefined) return <NotFound />;
  const draft = known?.origin === 'new' && known.revision !== null ? { draft: known.revision } : {};
  const of = { subject: 'definition', name: campaign } as const;
  if (known?.origin !== 'built') return <LoadedScreen of={of} {...draft} {...(known && { label: known.title })} />;
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

interface LoadedScreenProps {
  of: DocumentName;
  /** The revision to go on with if the address names none. */
  draft?: number;
  label?: string;
}

/** A document: its editor, and its revisions. */
function LoadedScreen({ of, draft, ...titled }: LoadedScreenProps) {
  const { subject, name } = of;
  const { form, path, writes, original } = DOCUMENTS[subject];
  const search = useSearch({ strict: false }) as DocumentSearch;
  const navigate = useNavigate();
  const go = (next: DocumentSearch, to = name) =>
    navigate({ to: path, params: { campaign: to, brand: to, clause: to }, search: next });
  const { revision = draft, kind, title, copy } = search;
  const brand = subject === 'brand' ? name : undefined;
  const offered = useQuery(operationsQuery);
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
  const names = subject === 'brand' ? offered.data.brands : choicesIn(offered.data, 'clauses text', 'clause');
  const label = titled.label ?? names.find(({ value }) => value === name)?.label;
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
