import type { PointsState } from '@/lib/activities/points/contract';
import { figure } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { ActButton } from '../act-button';
import styles from './points-activity.module.css';

type Mine = NonNullable<PointsState['mine']>['earn'];
type State = Mine[number]['state'];

interface EarnListProps {
  ways: ActivityOf<'points'>['earn'];
  /** `null` without a session. */
  mine: Mine | null;
  /** Earned points can be collected. */
  open: boolean;
  /** The campaign runs, so that a day gives points. */
  running: boolean;
  /** The item whose request is running. */
  acting: string | undefined;
  onEarn: (id: string) => void;
}

/** Ways to earn points, each collected with its button once it is done. */
export function EarnList({ ways, mine, open, running, acting, onEarn }: EarnListProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>赚积分</h3>
      <ul>
        {ways.map(({ id, label, points, by }) => {
          const state = mine?.find((entry) => entry.id === id)?.state;
          return (
            <li key={id} className={styles.way}>
              <span>
                <b className={styles.label}>{label}</b>
                <span className={styles.points}>{`+${figure(points)} 积分`}</span>
              </span>
              <ActButton
                className={styles.collect}
                pending={acting === id}
                disabled={!open || (by === 'day' && !running) || (mine !== null && state !== 'open')}
                onAct={() => onEarn(id)}
                about={label}
              >
                {wordsOf(state, by === 'day')}
              </ActButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function wordsOf(state: State | undefined, daily: boolean): string {
  switch (state) {
    case 'open':
      return '领取';
    case 'done':
      return daily ? '今日已领' : '已领取';
    case 'locked':
      return '未完成';
    case undefined:
      return '登录后领';
  }
}
