import type { Rule } from './schema';

/** Adds sentences to the rule with a heading, unless it already has them. */
export function withItems(rule: Rule, heading: Rule['heading'], said: readonly string[]): Rule {
  if (rule.heading !== heading) return rule;
  return { ...rule, items: [...rule.items, ...said.filter((item) => !isSaid(rule, item))] };
}

/** Whether a rule already has a sentence, alone or within an item. */
function isSaid({ items }: Rule, said: string): boolean {
  return items.some((item) => item.includes(said.replace(/。$/, '')));
}
