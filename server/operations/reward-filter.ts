import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ACTIVITY_KINDS } from '@/lib/activities/schema';
import { BY_HAND } from '../domain/activities/engine/give';
import { accounts } from '../platform/database/schema/accounts';
import { REWARD_STATES, rewards } from '../platform/database/schema/activities';
import { readBeijingTime } from './beijing-time';
import { findCampaign } from './find-campaign';
import type { OperationContext } from './operation';

const KINDS = [...ACTIVITY_KINDS, BY_HAND] as const;

/** Options that narrow rewards, each with what it takes. */
export const REWARD_FILTERS = {
  campaign: 'of this campaign alone',
  kind: `of this kind of activity alone: ${KINDS.join(', ')}`,
  state: REWARD_STATES.join(', '),
  brand: 'of accounts that were opened with this brand alone, such as bfzh',
  from: 'given from this Beijing day or time on',
  to: 'given up to this Beijing day, included, or time',
};

/** The same as they are read. */
export const rewardFilters = {
  campaign: z.string().optional(),
  kind: z.enum(KINDS, `must be one of ${KINDS.join(', ')}`).optional(),
  state: z.enum(REWARD_STATES, `must be one of ${REWARD_STATES.join(', ')}`).optional(),
  brand: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
};

const filters = z.object(rewardFilters);
type RewardFilters = z.output<typeof filters>;

/**
 * The rewards that every filter lets through; all of them without one.
 * @throws OperatorError for a campaign that does not exist and a time that is none
 */
export function rewardsBy(
  { services, orm }: Pick<OperationContext, 'services' | 'orm'>,
  { campaign, kind, state, brand, from, to }: RewardFilters,
): SQL | undefined {
  return and(
    campaign === undefined ? undefined : eq(rewards.slug, findCampaign(services, campaign).slug),
    kind && eq(rewards.kind, kind),
    state && eq(rewards.state, state),
    brand === undefined
      ? undefined
      : inArray(
          rewards.account,
          orm.select({ account: accounts.number }).from(accounts).where(eq(accounts.appCode, brand)),
        ),
    from === undefined ? undefined : gte(rewards.givenAt, readBeijingTime('--from', from, 'first')),
    to === undefined ? undefined : lt(rewards.givenAt, readBeijingTime('--to', to, 'last')),
  );
}
