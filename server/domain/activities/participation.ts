import type { Activity } from '@/lib/activities/schema';
import { fieldProblem } from '../../platform/http/problem';
import { readOpening } from '../accounts/opened-at';
import { activityEngine } from './activity-engine';
import { countsUntil, readStatus } from './engine/campaign-status';
import { isOffered } from './engine/foreign-brand';
import type { Progress } from './engine/module';

import type { ActivityServices } from './engine/services';

/** What the calls that name an activity by its number measure. */
export type Measured = 'lots' | 'first-deposit';

interface Asked {
  activityId: number;
  measured: Measured;
  account: string;
  /** The Host header. */
  host: string | undefined;
}

/** An account's progress in such an activity. */
export interface Participation extends Omit<Progress, 'since'> {
  /**
   * Since when its deposits and trades count; `null` before the campaign begins. Accounts take part without joining.
   */
  joinedAt: Date | null;
}

/**
 * The progress of an account in the activity with a number, read like the activity's own state.
 * @throws ApiProblem for a number that the host does not offer, or if the activity measures something else.
 */
export async function readParticipation(
  services: ActivityServices,
  { activityId, measured, account, host }: Asked,
  now: Date,
): Promise<Participation> {
  const { orm } = services.database;
  const found = services.campaigns
    .filter((campaign) => isOffered(services, campaign, host))
    .flatMap((campaign) => campaign.activities.map((activity) => ({ campaign, activity })))
    .find(({ activity }) => measureOf(activity) === measured && numberOf(activity) === activityId);
  if (!found) throw fieldProblem('activityid', '活动不存在或已下线');
  const { campaign, activity } = found;
  const status = await readStatus(orm, campaign, now);
  const context = {
    orm,
    services,
    slug: campaign.slug,
    activity,
    account,
    now,
    since: status.beginsAt,
    until: countsUntil(status),
    counting: campaign.lots,
  };
  const read = activityEngine.modules[activity.kind].progress as ((context: unknown) => Promise<Progress>) | undefined;
  if (!read) throw new Error(`The kind ${activity.kind} reports no progress.`);
  const { since, ...progress } = await read(context);
  const openedAt = await readOpening(orm, account);
  const from = since && since > openedAt ? since : openedAt;
  return { ...progress, joinedAt: status.status === 'upcoming' ? null : from };
}

function measureOf(activity: Activity): Measured | undefined {
  if (activity.kind === 'cashback') return 'lots';
  return activity.kind === 'tiers' && activity.measure !== 'deposit' ? activity.measure : undefined;
}

function numberOf(activity: Activity): number | undefined {
  return 'activityId' in activity ? activity.activityId : undefined;
}
