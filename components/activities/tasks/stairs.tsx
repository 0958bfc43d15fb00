import type { CSSProperties } from 'react';
import { prizeParts } from '@/lib/activities/prize-text';
import { Words } from '../../ui/words';
import styles from './stairs.module.css';
import type { Task, TaskState } from './task-states';

interface StairsProps {
  path: readonly { task: Task; state: TaskState }[];
  /** The visitor's current step, and the selected one. */
  own: string | undefined;
  shown: string | undefined;
  onChoose: (id: string) => void;
}

/** From this step on all have the same height. */
const HIGHEST = 4;

const WORDS: Record<TaskState, string> = {
  unknown: '',
  locked: '未解锁',
  open: '待完成',
  done: '可领取',
  collected: '已领取',
};

/** Steps that rise one after another; a tap selects one. */
export function Stairs({ path, own, shown, onChoose }: StairsProps) {
  return (
    <ol className={styles.stairs}>
      {path.map(({ task: { id, title, prize }, state }, index) => (
        <li key={id} className={styles.step} style={{ '--steps': Math.min(index, HIGHEST) } as CSSProperties}>
          <button
            type="button"
            className={styles.riser}
            data-state={state}
            data-own={id === own || undefined}
            aria-pressed={id === shown}
            aria-current={id === own ? 'step' : undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.words}>
              {prize && <b className={styles.prize}>{prizeParts(prize).figure}</b>}
              <span className={styles.name}>
                <Words>{title}</Words>
              </span>
              <span className={styles.state}>{WORDS[state]}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
