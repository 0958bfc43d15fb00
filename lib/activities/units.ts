/** Units of prizes: US dollars of bonus, USDT, points, US dollars of a coupon's face value, or pieces of a thing. */
export const PRIZE_UNITS = ['usd', 'usdt', 'points', 'coupon', 'gift'] as const;
export type PrizeUnit = (typeof PRIZE_UNITS)[number];
export const UNIT_WORDS: Readonly<Record<PrizeUnit, string>> = {
  usd: '赠金（美元）',
  usdt: 'USDT',
  points: '积分',
  coupon: '券（美元面值）',
  gift: '礼品（件）',
};
