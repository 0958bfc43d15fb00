import { toHundredths } from '../reward/hundredths';
import type { Condition } from './condition';
import type { CreditSource } from './credits';
import type { ExclusiveGroup } from './exclusive';

/** A customer who does everything: opens an account, verifies it, binds a card, deposits once and trades. */
export interface Customer {
  /** US dollars of the only deposit. */
  deposit: number;
  /** Standard lots closed; infinite means as many as any ladder asks for. */
  lots: number;
}

/** What one customer can collect from an activity repeatedly. */
export type Recurring =
  /** US dollars a day, a week, and so on, at most if luck decides; `friends`: a month for invited friends. */
  | { per: 'day' | 'week' | 'month' | 'round' | 'lot' | 'friends'; dollars: number; luck?: true }
  /** US dollars for so many right guesses in a row, or once for so many invited friends. */
  | { per: 'streak' | 'tier'; dollars: number; count: number }
  /** What points buy. */
  | { per: 'points' }
  /** The whole ladder again. */
  | { per: 'ladder'; again: 'month' };

/** What one customer could collect from an activity, in US dollars. */
export interface Worth {
  /** Given once to every customer who does it; with its group if only one campaign gives rewards of that group. */
  certain?: { amount: number; group?: ExclusiveGroup | undefined }[];
  /** Sum of coupon faces. */
  coupons?: number;
  /** Most that luck can add, once; what renews by day or month is in `recurring`. */
  luck?: number;
  /** What can be collected repeatedly. */
  recurring?: Recurring[];
}

/** One outcome of a draw. */
interface Drawn {
  prize: Costing | null;
  /** Pieces; `null` if unlimited. */
  stock: number | null;
}

/** Credits that are earned once, without the daily ones. */
export function creditsOnce(sources: readonly CreditSource[], customer: Customer): number {
  const counts = sources.map((source) => {
    if (source.from === 'day') return 0;
    if (source.from === 'lots') return Math.min(source.max, Math.floor(customer.lots / source.each));
    return isMet(source.condition, customer) ? source.count : 0;
  });
  return sum(counts);
}

export function creditsADay(sources: readonly CreditSource[]): number {
  return sum(sources.map((source) => (source.from === 'day' ? source.count : 0)));
}

/** Most money that so many draws bring, limited by the stock. */
export function bestDraws(outcomes: readonly Drawn[], draws: number): number {
  const byMoney = outcomes
    .map(({ prize, stock }) => ({ money: moneyOf(prize), pieces: stock ?? Infinity }))
    .sort((one, other) => other.money - one.money);
  let [total, left] = [0, draws];
  for (const { money, pieces } of byMoney) {
    const drawn = Math.min(left, pieces);
    total += money * drawn;
    left -= drawn;
  }
  return toHundredths(total);
}

export function isMet(condition: Condition, { deposit, lots }: Customer): boolean {
  switch (condition.type) {
    case 'registered':
    case 'verified':
    case 'card':
      return true;
    case 'first-deposit':
    case 'deposit':
      return deposit >= condition.from;
    case 'trade':
      return lots >= condition.from;
  }
}

/** A prize with what decides its cost. `bookValue` is missing for a gift of unknown cost. */
export interface Costing {
  amount: number;
  unit: string;
  bookValue?: number | null | undefined;
}

/** US dollars of a prize: a USDT counts as one, a coupon by its face, a gift by its book value, and points as 0. */
export function moneyOf(prize: Costing | null): number {
  if (prize?.unit === 'gift') return toHundredths(prize.amount * (prize.bookValue ?? 0));
  return prize && prize.unit !== 'points' ? prize.amount : 0;
}

export function sum(numbers: readonly number[]): number {
  return toHundredths(numbers.reduce((all, number) => all + number, 0));
}
