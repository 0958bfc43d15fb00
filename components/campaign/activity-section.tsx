import type { ReactNode } from 'react';
import { activityId } from '@/lib/activities/activity-id';
import { placeStyle } from '@/lib/activities/place-style';
import type { Activity } from '@/lib/activities/schema';
import styles from './activity-section.module.css';

/** An activity at its place on the page, with an anchor for links. */
export function ActivitySection({ activity, children }: { activity: Activity; children: ReactNode }) {
  return (
    <>
      <style>{placeStyle(activity)}</style>
      <div id={activityId(activity.kind)} className={styles.place}>
        {children}
      </div>
    </>
  );
}
