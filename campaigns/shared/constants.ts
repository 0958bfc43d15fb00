import type { Constant } from '@/lib/campaign/figures/constants';

/** When a campaign ran for the first time, in words. */
export function ran(is: string): Constant {
  return { is, source: '首期的日期' };
}

/** A figure of an example. */
export function example(is: number, unit?: Constant['unit']): Constant {
  return { is, ...(unit && { unit }), source: '例子' };
}

/** The market price of a prize, in US dollars. */
export function price(is: number): Constant {
  return { is, unit: 'usd', source: '奖品的市场价' };
}
