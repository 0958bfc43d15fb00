import { z } from 'zod';

/** Groups of rewards with their names. One person receives rewards of a group from one campaign only. */
const EXCLUSIVE_GROUPS = { 'first-deposit': '首入金类赠金' } as const;

export const exclusiveSchema = z
  .enum(Object.keys(EXCLUSIVE_GROUPS) as (keyof typeof EXCLUSIVE_GROUPS)[])
  .meta({ title: '只可领一份', words: EXCLUSIVE_GROUPS, help: '一位客户在所有活动里只能领一份。' });
export type ExclusiveGroup = z.infer<typeof exclusiveSchema>;

/**
 * A reward of an activity that belongs to a group. If the group does not cover the whole activity, the stored `source`
 * of its rewards starts with `source`.
 */
export interface ExclusiveReward {
  group: ExclusiveGroup;
  source?: string;
  name: string;
}

/** The sentence about a group in a page's rules. */
export function exclusiveRule(group: ExclusiveGroup): string {
  const name = EXCLUSIVE_GROUPS[group];
  return `${name}每位客户只可在一个活动中领取，同一身份证件名下的账户合并计算；已在其他活动领取${name}的，本活动不再发放该项。`;
}

/**
 * The sentence for a visitor who already received a reward of the group in another campaign.
 *
 * @param group one of the groups, or the name that sibling campaigns share
 * @param where the other campaign in words, such as `“新客首入金”`
 */
export function exclusiveSentence(group: string, where: string): string {
  const named = exclusiveSchema.safeParse(group);
  return named.success
    ? `${EXCLUSIVE_GROUPS[named.data]}每位客户只可领取一份，您已在${where}领取`
    : `同系列活动只可择一领取，您已在${where}领取`;
}
