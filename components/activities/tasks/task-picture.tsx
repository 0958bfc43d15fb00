import { clsx } from 'clsx';
import type { TasksPicture } from '@/lib/activities/tasks/definition';
import { siteUrl } from '@/lib/site';
import styles from './task-picture.module.css';
import { isDone, type TaskState } from './task-states';

interface TaskPictureProps {
  picture: TasksPicture;
  /** The states of the tasks, in their order. */
  states: readonly TaskState[];
}

/** The picture above the tasks: each mark shows the state of its task. */
export function TaskPicture({ picture: { ground, marks, places, grows }, states }: TaskPictureProps) {
  const done = states.filter(isDone).length;
  return (
    <svg className={clsx(styles.picture, styles[marks])} viewBox="0 0 320 150" aria-hidden="true" focusable="false">
      <image href={artUrl(ground)} width="320" height="150" />
      {grows && (
        <g transform={`translate(${grows.x} ${grows.y})`}>
          <g className={styles.growing} style={{ transform: `scale(${0.5 + (0.5 * done) / states.length})` }}>
            <image
              href={artUrl(grows.art)}
              x={-grows.width / 2}
              y={-grows.width}
              width={grows.width}
              height={grows.width}
              preserveAspectRatio="xMidYMax"
            />
          </g>
        </g>
      )}
      {places.map(({ art, x, y, width }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} data-state={states[index]}>
          {marks === 'hang' && (
            <path className={styles.thread} fill="none" stroke="#f7dc96" strokeWidth="1.5" d={`M0 ${-y}V0`} />
          )}
          <circle className={styles.halo} fill="#ffe9a6" r={width * 0.62} />
          <g className={styles.moving}>
            <image
              className={styles.mark}
              href={artUrl(art)}
              x={-width / 2}
              y={-width / 2}
              width={width}
              height={width}
            />
            {marks === 'sign' && (
              <g className={styles.signed} stroke="#fff">
                <circle r="17" fill="#12804f" strokeWidth="2" />
                <path d="m-8 0 6 6L8-5" fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="4" />
              </g>
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}

const artUrl = (art: TasksPicture['ground']) => siteUrl(`/art/${art}.svg`);
