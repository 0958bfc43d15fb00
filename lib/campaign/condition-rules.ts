import { type ExclusiveGroup, exclusiveRule } from '../activities/exclusive';
import { requirementRules } from '../activities/requirements';
import { type Activity, exclusiveRewardsOf } from '../activities/schema';
import { withItems } from './rule-items';
import type { Campaign, Rule } from './schema';

/** The heading of the rules about who may take part. */
const WHO = '活动对象';

/** Adds to the rules what the activities require and which rewards exclude each other, from the fields that the server reads. */
export function withConditionRules(campaign: Campaign): Campaign {
  const said = [...new Set(campaign.activities.flatMap(rulesOf))];
  const add = (rule: Rule) => withItems(rule, WHO, said);
  return said.length === 0 ? campaign : { ...campaign, rules: campaign.rules.map(add) };
}

function rulesOf(activity: Activity): string[] {
  const required = 'requires' in activity && activity.requires ? requirementRules(activity.requires) : [];
  return [...required, ...exclusiveGroupsOf(activity).map(exclusiveRule)];
}

/** The groups that rewards of an activity belong to. */
export function exclusiveGroupsOf(activity: Activity): ExclusiveGroup[] {
  return [...new Set(exclusiveRewardsOf(activity).map(({ group }) => group))];
}
