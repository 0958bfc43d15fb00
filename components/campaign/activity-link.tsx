import type { ReactNode } from 'react';
import { activityId } from '@/lib/activities/activity-id';
import type { ActivityKind } from '@/lib/activities/schema';
import { ButtonLink } from '../ui/button';
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
      <ButtonLink id={id} variant="action" href={href} {...keepsQuery}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="action" href={`#${id}`}>
      {children}
    </ButtonLink>
  );
}
