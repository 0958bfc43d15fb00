import { claimsOf } from '../activities/claims';
import { prizeUnitsOf } from '../activities/prize-units';
import type { Activity } from '../activities/schema';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading under which it is said how rewards are collected. */
const HOW = '领取方式';

/** Whether a campaign has rewards that visitors collect by themselves once they have reached them. */
export function isClaimable({ activities }: Pick<Campaign, 'activities'>): boolean {
  return activities.some(({ kind }) => claimsOf(kind).length > 0);
}

/**
 * A campaign whose rules also say who is paid, and for how long after its end rewards are collected, out of what the server
 * keeps to.
 */
export function withClaimRules(campaign: Campaign): Campaign {
  const said = [...paymentRules(campaign), ...collectionRules(campaign)];
  const add = (rule: Rule) => withItems(rule, HOW, said);
  return { ...campaign, rules: campaign.rules.map(add) };
}

/** Nothing but points is paid to whoever is not verified; where nothing is given to them, that is said already. */
function paymentRules({ activities }: Campaign): string[] {
  const units = activities.filter((activity) => !requiresVerified(activity)).map(prizeUnitsOf);
  if (!units.some((some) => [...some].some((unit) => unit !== 'points'))) return [];
  const what = units.some((some) => some.has('points')) ? '积分以外的奖励' : '奖励';
  return [`${what}在账户通过实名认证后发放，此前获得的先记入“我的奖励”。`];
}

function requiresVerified(activity: Activity): boolean {
  return 'requires' in activity && activity.requires?.verified === true;
}

function collectionRules(campaign: Campaign): string[] {
  if (!isClaimable(campaign)) return [];
  return [`活动结束后 ${campaign.claimDays} 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。`];
}
