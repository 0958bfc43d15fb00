import type { Requirements } from '@/lib/activities/requirements';
import type { Activity } from '@/lib/activities/schema';
import { exclusiveGroupsOf } from '@/lib/campaign/rules/participants';
import type { Campaign } from '@/lib/campaign/schema';
import type { Obstacle } from '@/lib/contract/activities/calls';
import type { ErrorCode } from '@/lib/contract/envelope';
import { after, DAY } from '../../../platform/clock/clock';
import type { Orm } from '../../../platform/database/types';
import { ApiProblem } from '../../../platform/http/problem';
import { readOpenedAt } from '../../accounts/opened-at';
import { wasPaidBefore } from '../../privacy/retained';
import { readElsewhere } from './exclusive';
import { isVerified } from './facts';
import type { ActivityServices } from './services';

/** An account in an activity. */
interface Entrant {
  orm: Orm;
  services: ActivityServices;
  campaign: Campaign;
  activity: Activity;
  account: string;
  now: Date;
}

const CODES = {
  brand: 'foreign_account',
  verify: 'not_verified',
  opened: 'locked',
  exclusive: 'already_done',
} as const satisfies Record<Obstacle['reason'], ErrorCode>;

/** What prevents an account from getting rewards in an activity; `null` if nothing does. */
export async function readObstacle(entrant: Entrant): Promise<Obstacle | null> {
  return (await readUnmet(entrant)) ?? readExclusion(entrant);
}

/** @throws ApiProblem if the account does not meet the activity's requirements */
export async function requireMet(entrant: Entrant): Promise<void> {
  const unmet = await readUnmet(entrant);
  if (unmet) throw obstacleProblem(unmet);
}

/** The error of an act that meets an obstacle. */
export function obstacleProblem({ reason, sentence }: Obstacle): ApiProblem {
  return new ApiProblem(CODES[reason], { message: sentence });
}

async function readUnmet({ orm, services, campaign, activity, account, now }: Entrant): Promise<Obstacle | null> {
  const { verified, openedWithinDays }: Requirements = ('requires' in activity && activity.requires) || {};
  if (openedWithinDays !== undefined) {
    const sentence = `本活动仅限注册未满 ${openedWithinDays} 天的新账户参加`;
    const openedAt = await readOpenedAt(orm, account);
    if (!openedAt) return { reason: 'opened', sentence: `${sentence}，本站无法确认您的注册时间，请咨询在线客服` };
    if (!isRecent(openedAt, openedWithinDays, now)) return { reason: 'opened', sentence };
  }
  if (verified && !(await isVerified(orm, account))) {
    return { reason: 'verify', sentence: '通过实名认证后，即可领取本活动的奖励' };
  }
  if (await wasPaidBefore(orm, services.vault, account, campaign.slug)) {
    return { reason: 'exclusive', sentence: '您已在注销的账户中领取过本活动的奖励，不可重复领取' };
  }
  return null;
}

/** Whether an account was opened at most so many days ago. */
export function isRecent(openedAt: Date, days: number, now: Date): boolean {
  return openedAt > after(now, -days * DAY);
}

async function readExclusion({ campaign, activity, ...entrant }: Entrant): Promise<Obstacle | null> {
  for (const group of [campaign.exclusive, ...exclusiveGroupsOf(activity)]) {
    const sentence = group && (await readElsewhere({ ...entrant, slug: campaign.slug }, group));
    if (sentence) return { reason: 'exclusive', sentence };
  }
  return null;
}
