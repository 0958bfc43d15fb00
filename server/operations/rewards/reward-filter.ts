import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { REWARD_STATE_WORDS } from '@/lib/activities/reward-state-words';
import { ACTIVITY_KINDS } from '@/lib/activities/schema';
import { BY_HAND } from '../../domain/activities/engine/give';
import { accounts } from '../../platform/database/schema/accounts';
import { REWARD_STATES, rewards } from '../../platform/database/schema/activities';
import { referenceOf } from '../../platform/secrets/person-reference';
import { inPeriod } from '../common/beijing-time';
import type { Details } from '../common/details';
import { ACCOUNT, CAMPAIGN } from '../common/fields';
import { findCampaign } from '../common/find-campaign';
import { oneOf } from '../common/inputs';
import type { OperationContext } from '../common/operation';
import { KIND_WORDS } from './words';

const KINDS = [...ACTIVITY_KINDS, BY_HAND] as const;

/** Parameters that filter rewards. */
export const rewardFilters = {
  account: ACCOUNT.optional().meta({ help: '只看此账户' }),
  campaign: CAMPAIGN.optional().meta({ help: '只看此活动' }),
  kind: oneOf(KINDS)
    .optional()
    .meta({ title: '活动类型', words: { ...KIND_WORDS, hand: '手动发放' } }),
  state: oneOf(REWARD_STATES).optional().meta({ title: '状态', words: REWARD_STATE_WORDS }),
  brand: z.string().optional().meta({ title: '品牌', kind: 'brand', help: '只看在这个品牌开立的账户' }),
  from: z.string().optional().meta({ title: '从', kind: 'time', help: '发放时间起，北京时间的日期或时刻' }),
  to: z.string().optional().meta({ title: '到', kind: 'time', help: '发放时间止，日期含当日' }),
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
