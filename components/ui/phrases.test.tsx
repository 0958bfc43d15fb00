import { render } from '@testing-library/react';
import { Phrases, phrased } from './phrases';

test('ends lines after phrases unless a phrase is longer than a line', () => {
  expect(phrased('到档领取，以赠金存入，随平仓转为余额。')).toEqual({ 'data-phrased': true });
  expect(phrased('首期迎 2025年3月7日 21:30 非农，此后每周一轮。')).toEqual({ 'data-phrased': true });
  expect(phrased('有的地区限制持有或交易数字货币，参加前请先了解。')).toEqual({});
});

test.each([
  ['到档领取，以赠金存入。', '到档领取，<wbr>以赠金存入。'],
  ['满额即送（每户一次），送完即止！', '满额即送<wbr>（每户一次），<wbr>送完即止！'],
  ['一句话', '一句话'],
])('allows breaks between the phrases of %s', (text, html) => {
  const { container } = render(<Phrases>{text}</Phrases>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(text);
});
