import { Tag } from 'antd';
import type { RevisionState } from '../text-queries';

const STATES: Readonly<Record<RevisionState, { words: string; colour?: string }>> = {
  draft: { words: '草稿' },
  'in-review': { words: '待审核', colour: 'gold' },
  approved: { words: '待发布', colour: 'blue' },
  scheduled: { words: '已排期', colour: 'cyan' },
  live: { words: '显示中', colour: 'green' },
  retired: { words: '已下线' },
  discarded: { words: '已作废' },
};

/** The state of a revision. */
export function StateTag({ state }: { state: RevisionState }) {
  const { words, colour } = STATES[state];
  return <Tag {...(colour && { color: colour })}>{words}</Tag>;
}

/** The words of a revision's state. */
export function stateText(state: RevisionState): string {
  return STATES[state].words;
}
