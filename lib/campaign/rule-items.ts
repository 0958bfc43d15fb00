import type { Rule } from './schema';

/** A rule that also says something under a heading, once: what it says already is not repeated. */
export function withItems(rule: Rule, heading: Rule['heading'], said: readonly string[]): Rule {
  if (rule.heading !== heading) return rule;
  return { ...rule, items: [...rule.items, ...said.filter((item) => !isSaid(rule, item))] };
}

/** Whether a rule says it already, alone or as part of an item. */
function isSaid({ items }: Rule, said: string): boolean {
  return items.some((item) => item.includes(said.replace(/。$/, '')));
}
