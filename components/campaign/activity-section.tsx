import type { ReactNode } from 'react';
import type { Activity } from '@/lib/campaign/activity/schema';
import { activityId } from '@/lib/campaign/activity/words';
import { WheelActivity } from '../activities/wheel/wheel-activity';
import styles from './activity-section.module.css';

interface ActivitySectionProps {
  /** The campaign's. */
  slug: string;
  activity: Activity;
}

/** An activity at its place on the page, which links lead to. */
export function ActivitySection({ slug, activity }: ActivitySectionProps) {
  return (
    <div id={activityId(activity.kind)} className={styles.place}>
      {islandOf(slug, activity)}
    </div>
  );
}

/** The island of a kind with the parts of its definition that a visitor may know. */
function islandOf(slug: string, activity: Activity): ReactNode {
  switch (activity.kind) {
    case 'wheel': {
      const { kind: _, ...wheel } = activity;
      return <WheelActivity slug={slug} {...wheel} />;
    }
  }
}
