import { rewardFigure, valueText } from './measure';
import styles from './race-track.module.css';
import type { LadderPicture } from './tiers-activity';

const LENGTH = 600;

/** The tiers as posts along a track, and a runner where the visitor stands; at the start without a session. */
export function RaceTrack({ measure, unit, tiers, value = 0 }: LadderPicture) {
  const posts = tiers.map(({ from }) => from);
  const run = LENGTH * progress(posts, value);
  const next = posts.find((post) => value < post);
  return (
    <div className={styles.track}>
      <svg className={styles.field} viewBox="-14 -34 640 86" aria-hidden="true" focusable="false">
        <rect className={styles.ground} x="-14" width="640" height="52" rx="10" />
        <rect className={styles.run} x="-14" width={run + 14} height="52" rx="10" />
        <path className={styles.lane} d="M-4 17.500h620M-4 34.500h620" />
        {posts.map((post, index) => (
          <path
            key={post}
            className={styles.post}
            data-passed={value >= post || undefined}
            d={`M${(LENGTH * (index + 1)) / posts.length} 52v-74l22 9-22 9`}
          />
        ))}
        <g transform={`translate(${run} 26)`}>
          <circle className={styles.aura} r="25" />
          <circle className={styles.runner} r="15" />
          <path className={styles.arrow} d="m-4-7 8 7-8 7" />
        </g>
      </svg>
      <ol className={styles.posts}>
        {tiers.map(({ from, reward }) => (
          <li key={from} data-passed={value >= from || undefined} data-next={from === next || undefined}>
            <b>{rewardFigure(unit, reward)}</b>
            <span>{valueText(measure, from)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How much of the track is run, 0 to 1: posts stand at equal distances, whatever lies between their values. */
export function progress(posts: readonly number[], value: number): number {
  const passed = posts.filter((post) => value >= post).length;
  const before = posts[passed - 1] ?? 0;
  const next = posts[passed];
  const part = next === undefined ? 0 : (value - before) / (next - before);
  return (passed + part) / posts.length;
}
