import type { RevisionState } from '../text-queries';
import styles from './states.module.css';

const STATES: Readonly<Record<RevisionState, string>> = {
  draft: '草稿',
  'in-review': '待审核',
  approved: '待发布',
  scheduled: '已排期',
  live: '显示中',
  retired: '已下线',
  discarded: '已作废',
};

/** The state of a revision. */
export function StateTag({ state }: { state: RevisionState }) {
  return (
    <span className={styles.state} data-state={state}>
      {STATES[state]}
    </span>
  );
}
