import { toHundredths } from '../reward/hundredths';
import type { Condition } from './condition';
import type { CreditSource } from './credits';
import type { ExclusiveGroup } from './exclusive';

/** What a customer does who does everything: opens an account, verifies it, binds a card, deposits once and trades. */
export interface Customer {
  /** US dollars of the one deposit. */
  deposit: number;
  /** Standard lots closed; infinite for as many as ladders ask for. */
  lots: number;
}

/** What one customer could collect of an activity, in US dollars. */
export interface Worth {
  /** Given to everybody who does it, at most once; with the group of which one campaign alone gives. */
  certain?: { amount: number; group?: ExclusiveGroup | undefined }[];
  /** Faces of coupons. */
  coupons?: number;
  /** What luck may add at most, once; what a day or a month renews is recurring. */
  luck?: number;
  /** What can be had again and again, in words of the definition's own values. */
  recurring?: string[];
}

/** What a draw may bring. */
interface Drawn {
  prize: { amount: number; unit: string } | null;
  /** Pieces; `null` where it never runs out. */
  stock: number | null;
}

/** Credits that are earned once, those of days aside. */
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

/** The most that so many draws bring, as far as there are pieces. */
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

/** US dollars of a prize; points and things are none. */
export function moneyOf(prize: { amount: number; unit: string } | null): number {
  return prize && ['usd', 'usdt', 'coupon'].includes(prize.unit) ? prize.amount : 0;
}

export function sum(numbers: readonly number[]): number {
  return toHundredths(numbers.reduce((all, number) => all + number, 0));
}
