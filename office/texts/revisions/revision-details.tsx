import { useQuery } from '@tanstack/react-query';
import { Alert, Flex, Select, Skeleton, Tabs } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import type { Choice } from '@/server/office/api';
import { timeText } from '@/server/operations/common/formats';
import { Panel } from '../../layout/panel';
import { Fault } from '../../parts/fault';
import { changesQuery, type RevisionRow } from '../text-queries';
import { ChangeList } from './change-list';
import { armsOf, changesSeen, DEFINITION, endingText, liveBefore, pageSeen, unseenText } from './experiment';
import { RevisionActions } from './revision-actions';
import { RevisionPreview } from './revision-preview';
import { StateTag } from './states';
import { SubjectContext } from './subject';

interface RevisionChangesProps {
  campaign: string;
  revision: number;
  /** Missing for the revision itself. */
  arm?: string;
  /** The revision to compare with. */
  other: number;
  /** Called when the reader has seen all of them. */
  onSeen: () => void;
}

interface RevisionDetailsProps {
  campaign: string;
  revision: RevisionRow;
  revisions: readonly RevisionRow[];
  brands: readonly Choice[];
  brandName: (brand: string) => string;
  onEdit: (revision: number) => void;
}

/** Where a revision may still end an experiment. */
const COMING = ['draft', 'in-review', 'approved'];

/** A revision: its history, its differences from another one, its page, and what can be done with it; of its arms, each. */
export function RevisionDetails({ campaign, revision, revisions, brands, brandName, onEdit }: RevisionDetailsProps) {
  const { revision: number, state, brand, comment } = revision;
  const { original, beside } = useContext(SubjectContext);
  const arms = armsOf(revision);
  const shown = liveBefore(revision, revisions);
  const live = shown?.revision ?? DEFINITION;
  const ending = COMING.includes(state) ? endingText(shown) : undefined;
  const [other, setOther] = useState(live);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const note = (part: string) => setSeen((before) => new Set([...before, part]));
  const changes = (arm?: string) => (
    <RevisionChanges
      campaign={campaign}
      revision={number}
      other={other}
      onSeen={() => note(changesSeen(other, arm))}
      {...(arm !== undefined && { arm })}
    />
  );
  const page = (arm?: string) => (
    <RevisionPreview
      revision={number}
      brand={brand === 'all' ? undefined : brand}
      brands={brands}
      {...(arm !== undefined && { arm, onOpened: () => note(pageSeen(arm)) })}
    />
  );
  const others = revisions.filter((one) => one.revision !== number);
  const options = [
    ...others.map((one) => ({
      value: one.revision,
      label: one.revision === live ? `版本 ${one.revision}（显示中）` : `版本 ${one.revision}`,
    })),
    { value: DEFINITION, label: live === DEFINITION && state !== 'live' ? `${original}（显示中）` : original },
  ];
  return (
    <Panel
      title={`版本 ${number}`}
      beside={
        <>
          <StateTag state={state} />
          <span className="soft">{brandName(brand)}</span>
        </>
      }
    >
      <p className="soft">{historyOf(revision).join('　')}</p>
      {comment && <Alert type="warning" showIcon title={`退回意见：${comment}`} />}
      {ending && <Alert type="warning" showIcon title={`发布这个版本后，${ending}`} />}
      {beside?.(revision)}
      <RevisionActions campaign={campaign} revision={revision} unseen={unseenText(arms, live, seen)} onEdit={onEdit} />
      <Flex gap={8} align="center">
        <h3>差异</h3>
        <span className="soft">与</span>
        <Select
          size="small"
          aria-label="对比的版本"
          style={{ width: 180 }}
          value={other}
          options={options}
          onChange={setOther}
        />
        <span className="soft">相比</span>
      </Flex>
      {arms.length === 0 ? (
        <>
          {changes()}
          {page()}
        </>
      ) : (
        <Tabs
          aria-label="实验组"
          items={arms.map(({ name, weight }) => ({
            key: name,
            label: `实验组 ${name}（${weight}%）`,
            children: (
              <Flex vertical gap={12}>
                {changes(name)}
                {page(name)}
              </Flex>
            ),
          }))}
        />
      )}
    </Panel>
  );
}

function historyOf({ author, written, submitted, approver, approved, published, from, to }: RevisionRow): string[] {
  const step = (words: string, at: string | null) => (at ? [`${words} ${timeText(at)}`] : []);
  return [
    ...step(`${author} 撰写`, written),
    ...step('送审', submitted),
    ...step(`${approver} 通过`, approved),
    ...step('发布', published),
    ...(from && from !== published ? step('显示自', from) : []),
    ...step('显示至', to),
  ];
}

/** The differences of a revision, or of one of its arms, from another revision. */
function RevisionChanges({ campaign, revision, arm, other, onSeen }: RevisionChangesProps) {
  const changes = useQuery(changesQuery(campaign, revision, other, arm));
  if (changes.error) return <Fault error={changes.error} />;
  if (changes.isPending) return <Skeleton active />;
  return (
    <>
      <ChangeList changes={changes.data} />
      <SeenToEnd key={other} onSeen={onSeen} />
    </>
  );
}

/** Marks the end of a text, and calls `onSeen` when the reader has scrolled to it. */
function SeenToEnd({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.current();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}
