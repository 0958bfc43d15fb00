import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { ACTIVITY_WORDS, activityId } from '@/lib/campaign/activity/words';
import styles from '../ui/action.module.css';

interface ActivityLinkProps {
  kind: ActivityKind;
  /** Address of the page that has the activity; it is on this one where none is given. */
  href?: string | undefined;
}

/** The way to an activity: down the page, or over to the page that has it, in whose place the link then stands. */
export function ActivityLink({ kind, href }: ActivityLinkProps) {
  const id = activityId(kind);
  if (href) {
    return (
      <a id={id} className={styles.action} href={href} data-keep-query="">
        {ACTIVITY_WORDS[kind]}
      </a>
    );
  }
  return (
    <a className={styles.action} href={`#${id}`}>
      {ACTIVITY_WORDS[kind]}
    </a>
  );
}
