import { Tag } from 'antd';
import type { RowOf } from '@/server/operations/words';
import { wordIn } from '../answer/words';

type State = RowOf<'experiments'>['state'];

const TONES: Readonly<Record<State, string>> = { planned: 'blue', running: 'jade', ended: '' };

/** Whether an experiment is running. */
export function StateTag({ state }: { state: State }) {
  return <Tag className={TONES[state]}>{wordIn('experiments', 'state', state)}</Tag>;
}
