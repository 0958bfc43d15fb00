import type { ActivityKind } from './schema';

/** What the button says that leads to an activity. */
export const ACTIVITY_WORDS: Record<ActivityKind, string> = {
  tasks: '去完成任务',
  tiers: '查看我的档位',
  cashback: '算算返现',
  wheel: '去转一转',
  treasure: '现在开启',
  quiz: '开始答题',
  predict: '去竞猜',
  signin: '去签到',
  points: '去兑换',
  redpacket: '去抢红包',
  coupon: '去领券',
  invite: '邀请好友',
};

/** Id of an activity's place on its page. */
export function activityId(kind: ActivityKind): string {
  return `activity-${kind}`;
}
