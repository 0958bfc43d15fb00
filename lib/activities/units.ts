/** What a prize is counted in: US dollars of bonus, USDT, points, dollars of a coupon's face value, or pieces of a thing. */
export const PRIZE_UNITS = ['usd', 'usdt', 'points', 'coupon', 'gift'] as const;
export type PrizeUnit = (typeof PRIZE_UNITS)[number];
