import type { ReactNode } from 'react';
import { activityId } from '@/lib/activities/activity-id';
import type { ActivityKind } from '@/lib/activities/schema';
import styles from '../ui/action.module.css';
import { keepsQuery } from '../ui/link-kinds';

interface ActivityLinkProps {
  kind: ActivityKind;
  /** Address of the page with the activity; this page by default. */
  href?: string | undefined;
  children: ReactNode;
}

/** A link to an activity on this page, or on another page, whose place the link marks here. */
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
