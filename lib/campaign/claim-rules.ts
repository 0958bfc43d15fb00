import { claimsOf } from '../activities/claims';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading under which it is said how rewards are collected. */
const HOW = '领取方式';

/** Whether a campaign has rewards that visitors collect by themselves once they have reached them. */
export function isClaimable({ activities }: Pick<Campaign, 'activities'>): boolean {
  return activities.some(({ kind }) => claimsOf(kind).length > 0);
}

/** A campaign whose rules also say for how long after its end rewards are collected, out of the field that the server reads. */
export function withClaimRules(campaign: Campaign): Campaign {
  if (!isClaimable(campaign)) return campaign;
  const said = `活动结束后 ${campaign.claimDays} 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。`;
  const add = (rule: Rule) => withItems(rule, HOW, [said]);
  return { ...campaign, rules: campaign.rules.map(add) };
}
