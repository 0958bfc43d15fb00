import type { Activity, ActivityKind, ActivityOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import type { ActivityServices } from '../../domain/activities/engine/services';
import { OperatorError } from './operation';
import { say } from './words';

/** @throws OperatorError if the campaign does not exist */
export function findCampaign({ campaigns }: ActivityServices, slug: string): Campaign {
  const campaign = campaigns.find((candidate) => candidate.slug === slug);
  if (!campaign) throw new OperatorError(say('no_campaign', { campaign: slug }));
  return campaign;
}

/** @throws OperatorError if the campaign has no activity of this kind */
export function findActivity<Kind extends ActivityKind>({ slug, activities }: Campaign, kind: Kind): ActivityOf<Kind> {
  const activity = activities.find((candidate: Activity) => candidate.kind === kind);
  if (!activity) throw new OperatorError(say('no_activity', { campaign: slug, kind }));
  return activity as ActivityOf<Kind>;
}
