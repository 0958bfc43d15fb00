import { isOfShortPhrases } from './phrases';

test('a phrase that is longer than a line may be broken within', () => {
  expect(isOfShortPhrases('到档领取，以赠金存入，随平仓转为余额。')).toBe(true);
  expect(isOfShortPhrases('首期迎 2025年3月7日 21:30 非农，此后每周一轮。')).toBe(true);
  expect(isOfShortPhrases('有的地区限制持有或交易数字货币，参加前请先了解。')).toBe(false);
});
