import { claimsOf } from '../activities/claims';
import { prizeUnitsOf } from '../activities/prize-units';
import type { Activity } from '../activities/schema';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';
import { USUAL_CLAIM_DAYS } from './status';

/** The heading of the rules about collecting rewards. */
const HOW = '领取方式';

/** Whether a campaign has rewards that visitors have to collect. */
export function isClaimable({ activities }: Pick<Campaign, 'activities'>): boolean {
  return activities.some(({ kind }) => claimsOf(kind).length > 0);
}

/**
 * Adds to the rules who is paid, and for how many days after the end rewards can be collected, as the server does it.
 * A campaign without rewards to collect loses its `claimDays`.
 */
export function withClaimRules({ claimDays = USUAL_CLAIM_DAYS, ...campaign }: Campaign): Campaign {
  const claims = isClaimable(campaign) ? { claimDays } : {};
  const said = [...paymentRules(campaign), ...collectionRules(claims)];
  const add = (rule: Rule) => withItems(rule, HOW, said);
  return { ...campaign, ...claims, rules: campaign.rules.map(add) };
}

/** Unverified accounts are paid only points. Activities that require verification have a rule of their own. */
function paymentRules({ activities }: Campaign): string[] {
  const units = activities.filter((activity) => !requiresVerified(activity)).map(prizeUnitsOf);
  if (!units.some((some) => [...some].some((unit) => unit !== 'points'))) return [];
  const what = units.some((some) => some.has('points')) ? '积分以外的奖励' : '奖励';
  return [`${what}在账户通过实名认证后发放，此前获得的先记入“我的奖励”。`];
}

function requiresVerified(activity: Activity): boolean {
  return 'requires' in activity && activity.requires?.verified === true;
}

function collectionRules({ claimDays }: Pick<Campaign, 'claimDays'>): string[] {
  if (claimDays === undefined) return [];
  return [`活动结束后 ${claimDays} 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。`];
}
