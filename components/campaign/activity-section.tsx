import type { ReactNode } from 'react';
import type { ActivityKind } from '@/lib/campaign/activity/schema';
import { activityId } from '@/lib/campaign/activity/words';
import styles from './activity-section.module.css';

/** An activity at its place on the page, which links lead to. */
export function ActivitySection({ kind, children }: { kind: ActivityKind; children: ReactNode }) {
  return (
    <div id={activityId(kind)} className={styles.place} data-kind={kind}>
      {children}
    </div>
  );
}
