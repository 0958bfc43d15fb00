import { render } from '@testing-library/react';
import { BREAK } from '@/lib/copy/break-mark';
import { Words } from './words';

const marked = (text: string) => text.split('|').join(BREAK);

test.each([
  ['开立|真实|账户', '开立<wbr>真实<wbr>账户'],
  ['登录后|领取，|送完即止', '<span>登录后<wbr>领取，</span><wbr><span>送完即止</span>'],
  ['有的地区限制持有或交易数字货币，参加前请先了解。', '有的<wbr>地区限制持有或交易数字货币，<wbr>参加前请先了解。'],
  ['恢复后继续，奖励不受影响', '恢复后继续，<wbr>奖励不受影响'],
  ['去开户', '去开户'],
])('allows breaks in %s between words, and first of all between short phrases', (text, html) => {
  const { container } = render(<Words>{marked(text)}</Words>);
  expect(container.firstElementChild?.innerHTML).toBe(html);
  expect(container).toHaveTextContent(text.split('|').join(''));
});
