import { readableText } from '../copy/written-text';
import type { Rule } from './schema';

/** Words that limit who may take part, when, how often or for how much. */
const LIMITS =
  /只|仅|(?<!不|无)限(?!量|制|公司)|须|不可|不能|不得|不计|不补|不发|不再|不与|至多|最多|最少|至少|不足|不超过|每[日天周月年期场户位个人]|各[领记限]|一次(?!性)|择一|逾期|到期|作废|无效|取消|收回|清零|截止|为限|满|限时|方可|才[能可会]/u;

/** The sentences of rules that limit something, each with its place, such as `rules.活动内容.0`. */
export function limitsIn(rules: readonly Rule[]): { place: string; sentence: string }[] {
  return rules.flatMap(({ heading, items }) =>
    items.flatMap((item, index) =>
      item
        .split(/(?<=[。；！？])/u)
        .map((part) => part.trim())
        .filter((part) => LIMITS.test(readableText(part)))
        .map((sentence) => ({ place: `rules.${heading}.${index}`, sentence })),
    ),
  );
}
