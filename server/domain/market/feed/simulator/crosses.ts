import type { CatalogueEntry } from '@/lib/market/catalogue';

const DOLLAR = 'USD';

/** A currency's price in dollars: a symbol's price, or its reciprocal. */
interface DollarRate {
  symbol: string;
  inverted: boolean;
}

/** A pair without dollars, whose price follows from the dollar prices of its two currencies. */
export interface Cross {
  base: DollarRate;
  quote: DollarRate;
}

/** The crosses among some symbols, by name. Every other symbol moves independently. */
export function findCrosses(symbols: readonly CatalogueEntry[]): Map<string, Cross> {
  const pairs = symbols.filter(({ type }) => type === 3).map(({ name }) => name);
  const rates = new Map(pairs.flatMap((name) => dollarRate(name)));
  return new Map(
    pairs.flatMap((name) => {
      if (name.includes(DOLLAR)) return [];
      const [base, quote] = [rates.get(name.slice(0, 3)), rates.get(name.slice(3))];
      if (!base || !quote) throw new Error(`${name}: one of its currencies has no price in dollars`);
      return [[name, { base, quote }] as const];
    }),
  );
}

function dollarRate(symbol: string): [currency: string, rate: DollarRate][] {
  if (symbol.endsWith(DOLLAR)) return [[symbol.slice(0, 3), { symbol, inverted: false }]];
  if (symbol.startsWith(DOLLAR)) return [[symbol.slice(3), { symbol, inverted: true }]];
  return [];
}

/** @param mid the price of a pair with dollars */
export function crossMid({ base, quote }: Cross, mid: (symbol: string) => number): number {
  const dollars = ({ symbol, inverted }: DollarRate) => (inverted ? 1 / mid(symbol) : mid(symbol));
  return dollars(base) / dollars(quote);
}
