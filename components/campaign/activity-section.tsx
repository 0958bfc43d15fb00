import type { ReactNode } from 'react';
import { activityId } from '@/lib/activities/activity-id';
import { placeStyle } from '@/lib/activities/place-style';
import type { ActivityKind } from '@/lib/activities/schema';
import styles from './activity-section.module.css';

/** An activity at its place on the page, which links lead to. */
export function ActivitySection({ kind, children }: { kind: ActivityKind; children: ReactNode }) {
  return (
    <>
      <style>{placeStyle(kind)}</style>
      <div id={activityId(kind)} className={styles.place}>
        {children}
      </div>
    </>
  );
}
