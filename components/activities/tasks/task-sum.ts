import { prizeText } from '@/lib/activities/prize-text';
import type { PrizeUnit } from '@/lib/activities/units';
import type { Task } from './task-states';

/** The sum of the tasks' prizes by unit: `$99 赠金`, `$20 赠金 + 50 积分`; gifts are counted by name. */
export function sumOf(tasks: readonly Task[]): string {
  const sums = new Map<string, { amount: number; unit: PrizeUnit; label: string }>();
  for (const { prize } of tasks) {
    if (!prize) continue;
    const name = prize.unit === 'gift' ? prize.label : prize.unit;
    sums.set(name, { ...prize, amount: (sums.get(name)?.amount ?? 0) + prize.amount });
  }
  return [...sums.values()].map(prizeText).join(' + ') || '—';
}
