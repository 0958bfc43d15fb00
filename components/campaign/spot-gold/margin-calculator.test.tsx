import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { market } from '@/lib/browser/market/market';
import { QUIET_LIMIT } from '@/lib/browser/market/symbol-quotes';
import { keepMarketUnconnected } from '@/lib/browser/market/testing/unconnected-market';
import { goLive, quote } from '../../market/testing/live-market';
import { MarginCalculator } from './margin-calculator';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const price = () => screen.getByRole('textbox', { name: '金价' });
const bill = () => screen.getByRole('status');

keepMarketUnconnected();

test("shows an open bill before the first price and accepts the visitor's own price", async () => {
  render(<MarginCalculator />);
  expect(price()).toHaveValue('');
  expect(price()).toBeValid();
  expect(price()).not.toHaveAttribute('aria-invalid');
  expect(price()).toHaveAttribute('placeholder', '等待报价');
  expect(bill()).toHaveTextContent('开仓约需保证金—');
  expect(screen.queryByText('实时')).toBeNull();
  await user.click(price());
  await user.paste('４，０００');
  expect(screen.getByText('4/8')).toBeVisible();
  expect(bill()).toHaveTextContent('开仓约需保证金$800.00');
  expect(screen.getByText('自定')).toBeVisible();
});

test('follows the ask until the visitor types, and again on demand', async () => {
  render(<MarginCalculator />);
  goLive();
  quote('XAUUSD', 3857.5);
  expect(price()).toHaveValue('3858.00');
  expect(screen.getByText('实时')).toBeVisible();
  expect(screen.getByText(/模拟买价/)).toBeVisible();
  quote('XAUUSD', 3999.5);
  expect(bill()).toHaveTextContent('开仓约需保证金$800.00');
  expect(bill()).toHaveAttribute('aria-live', 'off');

  await user.clear(price());
  await user.type(price(), '5000');
  expect(screen.getByText('自定')).toBeVisible();
  expect(screen.getByText(/并非实时报价/)).toBeVisible();
  quote('XAUUSD', 4100);
  expect(price()).toHaveValue('5000');
  expect(bill()).toHaveTextContent('开仓约需保证金$1,000.00');
  expect(bill()).toHaveAttribute('aria-live', 'polite');

  await user.click(screen.getByRole('button', { name: '改回实时价' }));
  expect(price()).toHaveValue('4100.50');
  expect(screen.getByText('实时')).toBeVisible();
});

test('says with the last price that the market is closed, the price is old, or the connection is lost', () => {
  render(<MarginCalculator />);
  goLive({ market: 'closed' });
  quote('XAUUSD', 4000);
  expect(screen.getByText('休市')).toBeVisible();
  expect(price()).toHaveValue('4000.50');
  expect(screen.queryByText('实时')).toBeNull();
  goLive();
  act(() => jest.advanceTimersByTime(QUIET_LIMIT));
  expect(screen.getByText('最后报价')).toBeVisible();
  expect(screen.getByText(/报价更新于 \d\d:\d\d:\d\d，之后没有新报价/)).toBeVisible();
  act(() => market.setConnection('lost'));
  expect(screen.getByText('最后报价')).toBeVisible();
  expect(screen.getByText(/连接中断，这里是 \d\d:\d\d:\d\d 的买价/)).toBeVisible();
});

test('marks an emptied field as an error and calculates with lots', async () => {
  render(<MarginCalculator />);
  goLive();
  quote('XAUUSD', 3999.5);
  const lots = screen.getByRole('textbox', { name: '手数' });
  await user.clear(lots);
  expect(lots).toHaveAttribute('aria-invalid', 'true');
  await user.type(lots, '1');
  expect(bill()).toHaveTextContent('开仓约需保证金$8,000.00');
  await user.clear(price());
  expect(price()).toHaveAttribute('aria-invalid', 'true');
});
