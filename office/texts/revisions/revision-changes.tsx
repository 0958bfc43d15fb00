import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Fault } from '../../parts/fault';
import { changesQuery } from '../text-queries';
import { ChangeList } from './change-list';
import { SeenToEnd } from './seen-to-end';

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

/** The differences of a revision, or of one of its arms, from another revision. */
export function RevisionChanges({ campaign, revision, arm, other, onSeen }: RevisionChangesProps) {
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
