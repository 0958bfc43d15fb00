import { z } from 'zod';

/** Rewards of which one person is given those of a single campaign, whatever campaigns have them; each with its name. */
const EXCLUSIVE_GROUPS = { 'first-deposit': '首入金类赠金' } as const;

export const exclusiveSchema = z.enum(Object.keys(EXCLUSIVE_GROUPS) as (keyof typeof EXCLUSIVE_GROUPS)[]);
export type ExclusiveGroup = z.infer<typeof exclusiveSchema>;

/** A reward of an activity that belongs to a group; where it is not the whole activity's, its `source` begins so on record. */
export interface ExclusiveReward {
  group: ExclusiveGroup;
  source?: string;
  name: string;
}

/** What a page's rules say of a group. */
export function exclusiveRule(group: ExclusiveGroup): string {
  const name = EXCLUSIVE_GROUPS[group];
  return `${name}每位客户只可在一个活动中领取，同一身份证件名下的账户合并计算；已在其他活动领取${name}的，本活动不再发放该项。`;
}

/**
 * What a visitor is told who has been given another campaign's reward of a group.
 *
 * @param group one of these, or the name that sibling campaigns share
 * @param where the other campaign in words, such as `“新客首入金”`
 */
export function exclusiveSentence(group: string, where: string): string {
  const named = exclusiveSchema.safeParse(group);
  return named.success
    ? `${EXCLUSIVE_GROUPS[named.data]}每位客户只可领取一份，您已在${where}领取`
    : `同系列活动只可择一领取，您已在${where}领取`;
}
