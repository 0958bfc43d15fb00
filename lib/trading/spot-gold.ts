import { toHundredths } from '../reward/hundredths';

/** Terms of the spot gold contract (XAUUSD) on a standard account. Money is in US dollars. */
export const SPOT_GOLD = {
  ouncesPerLot: 100,
  /** Share of the contract's value that is set aside to open it. */
  marginRate: 0.02,
  /** Distance between bid and ask, per ounce, while the market is calm. */
  spread: 0.5,
  minLots: 0.01,
  maxLots: 20,
  /** Positions are closed when equity falls to this share of the margin. */
  stopOut: 0.2,
} as const;

/** The contract of spot silver (XAGUSD). */
export const SPOT_SILVER = { ouncesPerLot: 5000 } as const;

export interface SpotGoldCost {
  /** Value of the traded gold. */
  value: number;
  margin: number;
  /** Cost of the spread from opening to closing. */
  spread: number;
  /** Profit or loss for every dollar that an ounce moves. */
  perDollar: number;
  /** Dollars per ounce that the price may move against a position backed only by its margin before it is closed. */
  room: number;
}

/**
 * Cost and risk of a position in spot gold, rounded to cents.
 *
 * @param price of an ounce, above 0
 * @param lots standard lots, above 0
 */
export function spotGoldCost(price: number, lots: number): SpotGoldCost {
  const { ouncesPerLot, marginRate, spread, stopOut } = SPOT_GOLD;
  const ounces = ouncesPerLot * lots;
  const value = price * ounces;
  return {
    value: toHundredths(value),
    margin: toHundredths(value * marginRate),
    spread: toHundredths(spread * ounces),
    perDollar: toHundredths(ounces),
    room: toHundredths(price * marginRate * (1 - stopOut)),
  };
}
