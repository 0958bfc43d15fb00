import type { Tick } from '../contract/market';

export type Direction = 'up' | 'down' | 'flat';

/** Direction of a price from one quote to the next, by bid. */
export function directionOf(previous: Tick | null, quote: Tick | null): Direction {
  if (!previous || !quote || previous.Bid === quote.Bid) return 'flat';
  // Stryker disable next-line EqualityOperator: equal bids have returned before
  return quote.Bid > previous.Bid ? 'up' : 'down';
}

/** How the bid moved over a stretch of quotes. Prices are in the symbol's quote currency. */
export interface Stretch {
  direction: Direction;
  /** Last bid minus first bid. */
  amount: number;
  /** {@link amount} in percent of the first bid; `null` if that is not above zero. */
  percent: number | null;
  high: number;
  low: number;
}

/** Summary of a history, newest first; undefined without a quote. */
export function stretchOf(history: readonly Tick[]): Stretch | undefined {
  const [last] = history;
  const first = history.at(-1);
  // Stryker disable next-line LogicalOperator: a list has both ends or none
  if (!last || !first) return undefined;
  const amount = last.Bid - first.Bid;
  const bids = history.map(({ Bid }) => Bid);
  return {
    direction: directionOf(first, last),
    amount,
    percent: first.Bid > 0 ? (amount / first.Bid) * 100 : null,
    high: Math.max(...bids),
    low: Math.min(...bids),
  };
}

/** A number with its sign, but zero without one: `+1.20`. */
export function signed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  // Stryker disable next-line EqualityOperator: zero has returned before
  return `${value > 0 ? '+' : '-'}${text}`;
}
