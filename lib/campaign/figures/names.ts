/** Objects whose numbers are named as if they were the owner's own: `tasks.deposit.from`, not `tasks.deposit.condition.from`. */
const FLAT = new Set(['prize', 'condition', 'unlock', 'requires', 'compensates', 'quiz', 'round', 'answer']);

/**
 * The name of a field's figures under the name of its owner. A list that is called as its activity goes by the activity's name:
 * `tasks.deposit`, not `tasks.tasks.deposit`.
 */
export function fieldName(owner: string, key: string): string {
  const own = owner === key || owner === key.replace(/s$/, '');
  return own || FLAT.has(key) ? owner : `${owner}.${key}`;
}

/** The name of a list's item: its id, where its credits come from, or its place from 1 on. */
export function itemName(list: string, item: unknown, index: number): string {
  const { id, from, condition } = (typeof item === 'object' && item ? item : {}) as Record<string, unknown>;
  if (typeof id === 'string') return `${list}.${id}`;
  if (from === 'condition' && condition) return `${list}.${(condition as { type: string }).type}`;
  return typeof from === 'string' ? `${list}.${from}` : `${list}.${index + 1}`;
}
