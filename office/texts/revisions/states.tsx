import { Tag } from 'antd';
import type { RevisionState } from '../text-queries';

const STATES: Readonly<Record<RevisionState, string>> = {
  draft: '草稿',
  'in-review': '待审核',
  approved: '待发布',
  scheduled: '已排期',
  live: '显示中',
  retired: '已下线',
  discarded: '已作废',
};

const TONES: Partial<Record<RevisionState, string>> = {
  'in-review': 'brass',
  approved: 'blue',
  scheduled: 'blue',
  live: 'jade',
};

/** The state of a revision. */
export function StateTag({ state }: { state: RevisionState }) {
  return <Tag className={TONES[state] ?? ''}>{STATES[state]}</Tag>;
}
