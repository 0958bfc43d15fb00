import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from 'antd';
import { useContext } from 'react';
import type { Choice } from '@/server/office/api';
import { Columns } from '../../layout/columns';
import { Fault } from '../../parts/fault';
import { revisionsQuery } from '../text-queries';
import { RevisionDetails } from './revision-details';
import { RevisionList } from './revision-list';
import styles from './revisions.module.css';
import { SubjectContext } from './subject';

interface RevisionsProps {
  campaign: string;
  brand: string | undefined;
  chosen: number | undefined;
  brands: readonly Choice[];
  onChoose: (revision: number) => void;
  /** Goes on with a revision's text in the editor. */
  onEdit: (revision: number) => void;
}

/** The revisions of a campaign, and one of them with its differences and what can be done with it. */
export function Revisions({ campaign, brand, chosen, brands, onChoose, onEdit }: RevisionsProps) {
  const { subject } = useContext(SubjectContext);
  const { data, error } = useQuery(revisionsQuery(campaign, brand, subject));
  if (!data) return error ? <Fault error={error} /> : <Skeleton active />;
  const open = data.find(({ state }) => ['in-review', 'approved', 'draft'].includes(state));
  const number = chosen ?? (open ?? data[0])?.revision;
  const revision = data.find((one) => one.revision === number);
  const names = new Map(brands.map(({ value, label }) => [value, label]));
  const brandName = (code: string) => (code === 'all' ? '全部品牌' : (names.get(code) ?? code));
  return (
    <Columns widths="minmax(360px, 440px) minmax(0, 1fr)">
      <div className={styles.list}>
        <RevisionList revisions={data} chosen={number} brandName={brandName} onChoose={onChoose} />
      </div>
      {revision ? (
        <RevisionDetails
          key={revision.revision}
          campaign={campaign}
          revision={revision}
          revisions={data}
          brands={brands}
          brandName={brandName}
          onEdit={onEdit}
        />
      ) : (
        chosen !== undefined && <Empty description={`没有版本 ${chosen}`} />
      )}
    </Columns>
  );
}
