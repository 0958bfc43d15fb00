import { phrased } from './phrases';

test('lines end after phrases unless one is longer than a line', () => {
  expect(phrased('到档领取，以赠金存入，随平仓转为余额。')).toEqual({ 'data-phrased': true });
  expect(phrased('首期迎 2025年3月7日 21:30 非农，此后每周一轮。')).toEqual({ 'data-phrased': true });
  expect(phrased('有的地区限制持有或交易数字货币，参加前请先了解。')).toEqual({});
});
