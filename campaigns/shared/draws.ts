import type { Outcome } from '@/lib/activities/odds';

/** A prize of bonus dollars. */
export function usdOutcome(id: string, amount: number, odds: number, stock: number | null = null): Outcome {
  const label = '{amount} 赠金';
  return { id, label, odds, stock, prize: { label, amount, unit: 'usd' } };
}

/** One piece of a thing, with its book value in US dollars. */
export function giftOutcome(id: string, label: string, bookValue: number, odds: number, stock: number): Outcome {
  return { id, label, odds, stock, prize: { label, amount: 1, unit: 'gift', bookValue } };
}

/** Nothing won. */
export function blankOutcome(label: string, odds: number): Outcome {
  return { id: 'blank', label, odds, stock: null, prize: null };
}
