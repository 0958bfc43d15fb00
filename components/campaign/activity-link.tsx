import type { ReactNode } from 'react';
import { activityId } from '@/lib/activities/activity-id';
import type { ActivityKind } from '@/lib/activities/schema';
import styles from '../ui/action.module.css';
import { keepsQuery } from '../ui/link-kinds';

interface ActivityLinkProps {
  kind: ActivityKind;
  /** Address of the page that has the activity; it is on this one where none is given. */
  href?: string | undefined;
  children: ReactNode;
}

/** The way to an activity: down the page, or over to the page that has it, in whose place the link then stands. */
export function ActivityLink({ kind, href, children }: ActivityLinkProps) {
  const id = activityId(kind);
  if (href) {
    return (
      <a id={id} className={styles.action} href={href} {...keepsQuery}>
        {children}
      </a>
    );
  }
  return (
    <a className={styles.action} href={`#${id}`}>
      {children}
    </a>
  );
}
