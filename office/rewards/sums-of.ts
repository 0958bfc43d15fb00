import type { AmountCell } from '@/server/operations/common/columns';

/** The sums of amounts, separate for each unit, in the order in which they appear. Amounts have at most two decimals. */
export function sumsOf(amounts: readonly AmountCell[]): AmountCell[] {
  const hundredths = new Map<string, number>();
  for (const { amount, unit } of amounts) hundredths.set(unit, (hundredths.get(unit) ?? 0) + Math.round(amount * 100));
  return [...hundredths].map(([unit, sum]) => ({ unit, amount: sum / 100 }));
}
