import type { ReactNode } from 'react';
import type { Activity } from '@/lib/campaign/activity/schema';
import { activityId } from '@/lib/campaign/activity/words';
import { CashbackActivity } from '../activities/cashback/cashback-activity';
import { CouponActivity } from '../activities/coupon/coupon-activity';
import { InviteActivity, type InviteActivityProps } from '../activities/invite/invite-activity';
import { QuizActivity } from '../activities/quiz/quiz-activity';
import { SigninActivity } from '../activities/signin/signin-activity';
import { TasksActivity } from '../activities/tasks/tasks-activity';
import { TiersActivity } from '../activities/tiers/tiers-activity';
import { WheelActivity } from '../activities/wheel/wheel-activity';
import styles from './activity-section.module.css';

interface ActivitySectionProps {
  /** The campaign's. */
  slug: string;
  activity: Activity;
  /** What a picture that leaves the site is signed with. */
  brand: InviteActivityProps['brand'];
}

/** An activity at its place on the page, which links lead to. */
export function ActivitySection(props: ActivitySectionProps) {
  return (
    <div id={activityId(props.activity.kind)} className={styles.place}>
      {islandOf(props)}
    </div>
  );
}

/** The island of a kind, with the parts of its definition that a visitor may know. */
export function islandOf({ slug, activity, brand }: ActivitySectionProps): ReactNode {
  switch (activity.kind) {
    case 'tasks':
      return <TasksActivity slug={slug} {...activity} />;
    case 'tiers':
      return <TiersActivity slug={slug} {...activity} />;
    case 'cashback':
      return <CashbackActivity slug={slug} {...activity} />;
    case 'wheel':
      return <WheelActivity slug={slug} {...activity} />;
    case 'signin':
      return <SigninActivity slug={slug} {...activity} />;
    case 'coupon':
      return <CouponActivity slug={slug} {...activity} />;
    case 'invite':
      return <InviteActivity slug={slug} brand={brand} {...activity} />;
    case 'quiz': {
      // The bank holds the right options, which stay on the server.
      const { quiz: _, ...shown } = activity;
      return <QuizActivity slug={slug} {...shown} />;
    }
  }
}
