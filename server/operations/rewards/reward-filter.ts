import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ACTIVITY_KINDS } from '@/lib/activities/schema';
import { BY_HAND } from '../../domain/activities/engine/give';
import { accounts } from '../../platform/database/schema/accounts';
import { REWARD_STATES, rewards } from '../../platform/database/schema/activities';
import { referenceOf } from '../../platform/secrets/person-reference';
import { inPeriod } from '../common/beijing-time';
import type { Details } from '../common/details';
import { findCampaign } from '../common/find-campaign';
import { oneOf, personText } from '../common/inputs';
import type { OperationContext } from '../common/operation';

const KINDS = [...ACTIVITY_KINDS, BY_HAND] as const;

/** Options that filter rewards, each with a description. */
export const REWARD_FILTERS = {
  account: 'only this account',
  campaign: 'only this campaign',
  kind: `only this kind of activity: ${KINDS.join(', ')}`,
  state: REWARD_STATES.join(', '),
  brand: 'only accounts that were opened with this brand, such as bfzh',
  from: 'first Beijing day or time of giving',
  to: 'last Beijing day of giving, included, or time',
};

/** The schemas of these options. */
export const rewardFilters = {
  account: personText.optional(),
  campaign: z.string().optional(),
  kind: oneOf(KINDS).optional(),
  state: oneOf(REWARD_STATES).optional(),
  brand: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
};

const filters = z.object(rewardFilters);
type RewardFilters = z.output<typeof filters>;

/**
 * Matches the rewards that pass every filter; all rewards without a filter.
 * @throws OperatorError if the campaign does not exist or a time is invalid
 */
export function rewardsBy(
  { services, orm }: Pick<OperationContext, 'services' | 'orm'>,
  { account, campaign, kind, state, brand, from, to }: RewardFilters,
): SQL | undefined {
  return and(
    account === undefined ? undefined : eq(rewards.account, account),
    campaign === undefined ? undefined : eq(rewards.slug, findCampaign(services, campaign).slug),
    kind && eq(rewards.kind, kind),
    state && eq(rewards.state, state),
    brand === undefined
      ? undefined
      : inArray(
          rewards.account,
          orm.select({ account: accounts.number }).from(accounts).where(eq(accounts.appCode, brand)),
        ),
    inPeriod(rewards.givenAt, { from, to }),
  );
}

/** The filters as the audit log records them: it names an account by its reference. */
export function recordedFilters(
  { services: { vault } }: Pick<OperationContext, 'services'>,
  { account, ...others }: RewardFilters,
): Details {
  return { ...others, ...(account !== undefined && { person: referenceOf(vault, account) }) };
}
