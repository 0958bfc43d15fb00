import { useQuery } from '@tanstack/react-query';
import { Alert, Select, Skeleton } from 'antd';
import { useState } from 'react';
import type { Choice } from '@/server/office/api';
import { timeText } from '@/server/operations/common/formats';
import { Fault } from '../../parts/fault';
import { changesQuery, type RevisionRow } from '../text-queries';
import { ChangeList } from './change-list';
import { RevisionActions } from './revision-actions';
import styles from './revision-details.module.css';
import { RevisionPreview } from './revision-preview';
import { SeenToEnd } from './seen-to-end';
import { StateTag } from './states';

interface RevisionDetailsProps {
  campaign: string;
  revision: RevisionRow;
  revisions: readonly RevisionRow[];
  brands: readonly Choice[];
  brandName: (brand: string) => string;
  onEdit: (revision: number) => void;
}

const DEFINITION = 0;

/** A revision: its history, its differences from another one, its page, and what can be done with it. */
export function RevisionDetails({ campaign, revision, revisions, brands, brandName, onEdit }: RevisionDetailsProps) {
  const { revision: number, state, brand, comment, arms } = revision;
  const live = liveBefore(revision, revisions);
  const [other, setOther] = useState(live);
  const [seen, setSeen] = useState(false);
  const changes = useQuery(changesQuery(campaign, number, other));
  const others = revisions.filter((one) => one.revision !== number);
  const options = [
    ...others.map((one) => ({
      value: one.revision,
      label: one.revision === live ? `版本 ${one.revision}（显示中）` : `版本 ${one.revision}`,
    })),
    { value: DEFINITION, label: live === DEFINITION && state !== 'live' ? '原始文案（显示中）' : '原始文案' },
  ];
  return (
    <section className={`panel ${styles.details}`} aria-label={`版本 ${number}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>版本 {number}</h2>
        <StateTag state={state} />
        <span className="soft">{brandName(brand)}</span>
      </div>
      <p className={styles.history}>{historyOf(revision).join('　')}</p>
      {comment && <Alert type="warning" showIcon title={`退回意见：${comment}`} />}
      {arms !== null && <Alert type="info" showIcon title={`含 ${arms} 个实验组，各组的差异请在“对比版本”里查看。`} />}
      <RevisionActions campaign={campaign} revision={revision} seen={seen && other === live} onEdit={onEdit} />
      <div className={styles.compare}>
        <h3 className={styles.heading}>差异</h3>
        <span className="soft">与</span>
        <Select
          size="small"
          aria-label="对比的版本"
          className={styles.other ?? ''}
          value={other}
          options={options}
          onChange={setOther}
        />
        <span className="soft">相比</span>
      </div>
      {changes.error && <Fault error={changes.error} />}
      {changes.isPending && <Skeleton active />}
      {changes.data && (
        <>
          <ChangeList changes={changes.data} />
          <SeenToEnd onSeen={() => setSeen(true)} />
        </>
      )}
      <RevisionPreview revision={number} brand={brand === 'all' ? undefined : brand} brands={brands} />
    </section>
  );
}

/** The revision that visitors see where this one shows or would show. */
function liveBefore({ brand, revision }: RevisionRow, revisions: readonly RevisionRow[]): number {
  const live = revisions.filter((one) => one.state === 'live' && one.revision !== revision);
  const own = live.find((one) => one.brand === brand);
  return (own ?? live.find((one) => one.brand === 'all'))?.revision ?? DEFINITION;
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
