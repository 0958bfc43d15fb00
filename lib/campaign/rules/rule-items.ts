import type { Rule } from '../schema';

/** Adds sentences to a rule, unless it already has them. */
export function withItems(rule: Rule, said: readonly string[]): Rule {
  return { ...rule, items: [...rule.items, ...[...new Set(said)].filter((item) => !isSaid(rule, item))] };
}

/** Whether a rule already has a sentence, alone or within an item. */
function isSaid({ items }: Rule, said: string): boolean {
  return items.some((item) => item.includes(said.replace(/。$/, '')));
}
