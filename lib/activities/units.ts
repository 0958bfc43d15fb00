/** Units of prizes: US dollars of bonus, USDT, points, US dollars of a coupon's face value, or pieces of a thing. */
export const PRIZE_UNITS = ['usd', 'usdt', 'points', 'coupon', 'gift'] as const;
export type PrizeUnit = (typeof PRIZE_UNITS)[number];
