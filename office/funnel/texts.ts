import type { AmountCell } from '@/server/operations/common/columns';
import { changeFrom, changeText } from '@/server/operations/common/formats';
import { DIMENSION_WORDS, MONEY_WORDS, STEP_WORDS } from '@/server/operations/marketing/words';
import type { Dimension } from './address';
import type { Money, Step } from './read-funnel';

export const STEPS = Object.keys(STEP_WORDS) as Step[];

export const stepText = (step: Step): string => STEP_WORDS[step];
export const dimensionText = (name: Dimension): string => DIMENSION_WORDS[name];
export const moneyHeading = (name: Money): string => MONEY_WORDS[name];

const COUNTS = new Intl.NumberFormat('zh-CN');
const DECIMALS = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SYMBOLS: Readonly<Record<string, string>> = { cny: '¥', usd: '$' };

export const countText = (count: number): string => COUNTS.format(count);
export const dollarText = (dollars: number): string => `$${DECIMALS.format(dollars)}`;

/** Amounts of money with the signs of their currencies. */
export function amountText({ amount, unit }: AmountCell): string {
  return `${SYMBOLS[unit] ?? unit}${DECIMALS.format(amount)}`;
}

/** A change as `+12.5%`; `新增` where there was nothing before. */
export function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? '持平' : '新增';
  return now === before ? '持平' : changeText(changeFrom(before, now));
}

/** A day without its year: `11月3日`. */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}月${date}日`;
}
