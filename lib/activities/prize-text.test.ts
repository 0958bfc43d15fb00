import { dollars, figure, prizeParts, prizeText } from './prize-text';

test.each([
  [{ label: '迎新赠金', amount: 8, unit: 'usd' }, '$8 赠金'],
  [{ label: '返现', amount: 1234.5, unit: 'usd' }, '$1,234.50 赠金'],
  [{ label: '入金礼', amount: 10, unit: 'usdt' }, '10 USDT'],
  [{ label: '签到', amount: 50, unit: 'points' }, '50 积分'],
  [{ label: '包赔券', amount: 20, unit: 'coupon' }, '$20 券'],
  [{ label: '保温杯', amount: 1, unit: 'gift' }, '保温杯'],
  [{ label: '保温杯', amount: 2, unit: 'gift' }, '保温杯 ×2'],
] as const)('formats %p as %s', (prize, words) => {
  expect(prizeText(prize)).toBe(words);
});

test('groups thousands and shows at most two decimals', () => {
  expect([0, 999, 1000, 1234567, -12345, 12345.678, 0.1 + 0.2].map(figure)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-12,345',
    '12,345.68',
    '0.3',
  ]);
});

test('shows cents only if there are any', () => {
  expect([dollars(0), dollars(19.5), dollars(12000)]).toEqual(['$0', '$19.50', '$12,000']);
});

test("shows a gift's name as the figure and the number of pieces as the unit", () => {
  expect(prizeParts({ label: '保温杯', amount: 1, unit: 'gift' })).toEqual({ figure: '保温杯', unit: '' });
  expect(prizeParts({ label: '保温杯', amount: 2, unit: 'gift' })).toEqual({ figure: '保温杯', unit: '×2' });
});
