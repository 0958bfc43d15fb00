import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { ACTIVITY_WORDS, activityId } from '@/lib/campaign/activity/words';
import styles from './action.module.css';

/** The way down to an activity of the page. */
export function ActivityLink({ kind }: { kind: ActivityKind }) {
  return (
    <a className={styles.action} href={`#${activityId(kind)}`}>
      {ACTIVITY_WORDS[kind]}
    </a>
  );
}
