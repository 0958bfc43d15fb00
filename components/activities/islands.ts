import type { ComponentProps } from 'react';
import type { ActivityKind, ActivityOf } from '@/lib/activities/schema';

/** Imports the code of each kind, or of the look that a definition selects. A new kind needs one line here. */
export const ISLANDS = {
  tasks: async ({ look }: Pick<ActivityOf<'tasks'>, 'look'>) =>
    look === 'stairs'
      ? (await import('./tasks/stairs-activity')).StairsActivity
      : (await import('./tasks/tasks-activity')).TasksActivity,
  tiers: async ({ look }: Pick<ActivityOf<'tiers'>, 'look'>) =>
    look === 'track'
      ? (await import('./tiers/sprint-activity')).SprintActivity
      : (await import('./tiers/tiers-activity')).TiersActivity,
  cashback: async () => (await import('./cashback/cashback-activity')).CashbackActivity,
  wheel: async () => (await import('./wheel/wheel-activity')).WheelActivity,
  treasure: async () => (await import('./treasure/treasure-activity')).TreasureActivity,
  quiz: async () => (await import('./quiz/quiz-activity')).QuizActivity,
  predict: async () => (await import('./predict/predict-activity')).PredictActivity,
  signin: async () => (await import('./signin/signin-activity')).SigninActivity,
  points: async () => (await import('./points/points-activity')).PointsActivity,
  redpacket: async () => (await import('./redpacket/redpacket-activity')).RedpacketActivity,
  coupon: async () => (await import('./coupon/coupon-activity')).CouponActivity,
  invite: async () => (await import('./invite/invite-activity')).InviteActivity,
} satisfies Record<ActivityKind, unknown>;

type IslandOf<Kind extends ActivityKind> = Awaited<ReturnType<(typeof ISLANDS)[Kind]>>;

/** The props of an activity's island: its kind and the public part of its definition. */
export type ActivityIslandProps = {
  [Kind in ActivityKind]: { kind: Kind } & ComponentProps<IslandOf<Kind>>;
}[ActivityKind];
