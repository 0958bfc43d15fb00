import type { Campaign } from './schema';
import { textsOf } from './texts';

/** The texts of a new campaign, which its author has to replace. */
export const PLACEHOLDERS = {
  description: '参与方式、奖励与到账时间逐项写明。',
  headline: '一句话说清能做什么',
  offer: '好礼一份',
  lead: '再用一句话说明怎样得到。',
  rule: '写明参加方式与每一项奖励。',
} as const;

/** Texts of a campaign that its author has not replaced yet, such as `hero.headline: 一句话说清能做什么`. */
export function placeholdersIn(campaign: Campaign): string[] {
  return textsOf(campaign)
    .filter(({ text }) => Object.values(PLACEHOLDERS).some((words) => text.includes(words)))
    .map(({ place, text }) => `${place}: ${text}`);
}
