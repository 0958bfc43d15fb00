import type { Value } from '@/server/operations/common/answer';

/** Orders values of one column: numbers by size, texts as in Chinese, nothing last. */
export function compareValues(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [left, right] = [keyOf(a), keyOf(b)];
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left).localeCompare(String(right), 'zh-CN', { numeric: true });
}

function keyOf(value: Value): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'amount' in value) return Number(value.amount);
  if (typeof value === 'object' && value !== null && 'count' in value) return Number(value.count);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
