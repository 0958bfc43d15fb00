import { rewardFigure, valueText } from './measure';
import styles from './race-track.module.css';
import type { LadderPicture } from './tiers-activity';

const LENGTH = 600;

/** Colours of a post after and before the runner has passed it. */
const PASSED = { fill: 'var(--theme-action-deep)', stroke: 'var(--theme-action-deep)' };
const AHEAD = { fill: 'var(--theme-ink)', stroke: 'var(--theme-ink)', opacity: 0.34 };

/** The tiers as posts along a track, and a runner at the visitor's position; at the start without a session. */
export function RaceTrack({ measure, unit, tiers, value = 0 }: LadderPicture) {
  const posts = tiers.map(({ from }) => from);
  const run = LENGTH * progress(posts, value);
  const next = posts.find((post) => value < post);
  return (
    <div className={styles.track}>
      <svg className={styles.field} viewBox="-14 -34 640 86" aria-hidden="true" focusable="false">
        <rect fill="var(--theme-ink)" fillOpacity="0.14" x="-14" width="640" height="52" rx="10" />
        <rect fill="var(--theme-action)" x="-14" width={run + 14} height="52" rx="10" />
        <path
          fill="none"
          stroke="var(--theme-surface)"
          strokeDasharray="14 10"
          strokeOpacity="0.75"
          strokeWidth="2"
          d="M-4 17.500h620M-4 34.500h620"
        />
        {posts.map((post, index) => (
          <path
            key={post}
            {...(value >= post ? PASSED : AHEAD)}
            strokeLinejoin="round"
            strokeWidth="3"
            d={`M${(LENGTH * (index + 1)) / posts.length} 52v-74l22 9-22 9`}
          />
        ))}
        <g transform={`translate(${run} 26)`} stroke="var(--theme-surface)">
          <circle fill="var(--theme-highlight)" fillOpacity="0.45" stroke="none" r="25" />
          <circle fill="var(--theme-action-deep)" strokeWidth="3" r="15" />
          <path fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="4" d="m-4-7 8 7-8 7" />
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

/** The share of the track that is run, 0 to 1: posts are evenly spaced for any values. */
export function progress(posts: readonly number[], value: number): number {
  const passed = posts.filter((post) => value >= post).length;
  const before = posts[passed - 1] ?? 0;
  const next = posts[passed];
  const part = next === undefined ? 0 : (value - before) / (next - before);
  return (passed + part) / posts.length;
}
