import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { market } from '@/lib/browser/market/market';
import { QUIET_LIMIT } from '@/lib/browser/market/symbol-quotes';
import { keepMarketUnconnected } from '@/lib/browser/market/testing/unconnected-market';
import { translate } from '@/lib/browser/testing/translate';
import { formatClock } from '@/lib/time/format';
import { MarketPanel } from './market-panel';
import { MarketPanelFrame } from './market-panel-frame';
import { goLive, quote } from './testing/live-market';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('button');
const names = () => rows().map((row) => /[A-Z0-9]{4,}(?=休市|点差)/.exec(row.textContent ?? '')?.[0]);
const row = (name: RegExp) => within(screen.getByRole('tabpanel')).getByRole('button', { name });
const detail = (name: string) => screen.getByRole('region', { name: `${name}行情` });

keepMarketUnconnected();
beforeEach(() => {
  // The chart never comes near the screen, because its library would need a canvas.
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

function show() {
  render(<MarketPanel symbol="XAUUSD" group={4} />);
}

test('opens the requested group and fills a short one with popular symbols of others', () => {
  show();
  expect(screen.getByRole('tab', { name: '贵金属原油', selected: true })).toBeVisible();
  expect(names()).toEqual(['XAUUSD', 'XAGUSD', 'USOIL', 'UKOIL', 'US500', 'US30', 'NAS100']);
});

test('opens groups by click and arrow keys, with popular symbols first', async () => {
  show();
  await user.click(screen.getByRole('tab', { name: '指数' }));
  expect(names()).toEqual(['US500', 'US30', 'NAS100', 'GER30', 'JPN225', 'HK50', 'CHA50', 'CHINA300']);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '数字货币', selected: true })).toHaveFocus();
  expect(rows()).toHaveLength(14);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '贵金属原油', selected: true })).toHaveFocus();
});

test('searches all groups and counts the results; a tab ends the search', async () => {
  show();
  const search = screen.getByRole('searchbox', { name: '搜索品种' });
  await user.type(search, '日元');
  expect(screen.getByText('2/16')).toBeVisible();
  expect(names()).toEqual(['USDJPY', 'AUDJPY', 'CADJPY', 'EURJPY', 'GBPJPY', 'NZDJPY']);
  expect(screen.getByText('找到 6 个品种')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  await user.clear(search);
  await user.type(search, '原子弹');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('没有找到“原子弹”');
  await user.click(screen.getByRole('tab', { name: '外汇' }));
  expect(search).toHaveValue('');
  expect(rows()).toHaveLength(20);
});

test("names a price's direction in words until it moves again", () => {
  show();
  goLive();
  // No other test gives it a price.
  quote('UKOIL', 70.12);
  expect(row(/UKOIL/)).toHaveAccessibleName(/卖价 ?70\.120 ?买价/);
  quote('XAUUSD', 3858);
  quote('XAUUSD', 3859.2);
  expect(row(/伦敦金/)).toHaveAccessibleName(/3859\.20 ?上涨/);
  quote('XAUUSD', 3859.2, 0.6);
  expect(row(/伦敦金/)).toHaveAccessibleName(/3859\.20 ?上涨/);
  quote('XAUUSD', 3857);
  expect(row(/伦敦金/)).toHaveAccessibleName(/3857\.00 ?下跌/);
  expect(row(/伦敦银/)).toHaveAccessibleName(/卖价 ?—/);
});

test('keeps the name of a focused row until it is pressed or left', async () => {
  show();
  goLive();
  quote('XAUUSD', 3850);
  quote('XAUUSD', 3858);
  const gold = row(/伦敦金/);
  act(() => gold.focus());
  quote('XAUUSD', 3859.2);
  expect(gold).toHaveAccessibleName('伦敦金，卖价 3858.00，上涨，买价 3858.50，点差 0.50');
  expect(gold).toHaveTextContent('3859.20');
  await user.keyboard('{Enter}');
  expect(gold).toHaveAccessibleName('伦敦金，卖价 3859.20，上涨，买价 3859.70，点差 0.50');
  await user.tab();
  quote('XAUUSD', 3857);
  expect(gold).toHaveAccessibleName(/3857\.00 ?下跌/);
  act(() => row(/布伦特原油/).focus());
  expect(row(/布伦特原油/)).toHaveAccessibleName('布伦特原油，暂无报价');
});

test('goes on showing prices after a translator has changed the page', async () => {
  show();
  goLive();
  quote('XAUUSD', 3858);
  translate();
  quote('XAUUSD', 3859.2, 0.6);
  expect(row(/伦敦金/)).toHaveTextContent('卖价3859.20▲上涨买价3859.80XAUUSD点差0.60');
  for (const words of ['卖价3859.20', '买价3859.80', '点差0.60', '区间涨跌▲ +1.20 (+0.03%)', '区间最高3859.20'])
    expect(detail('伦敦金')).toHaveTextContent(words);
  translate();
  await user.type(screen.getByRole('searchbox'), '日元');
  expect(screen.getByText('2/16')).toBeVisible();
});

test('marks symbols and prices as not to be translated', () => {
  show();
  goLive();
  quote('XAUUSD', 3858);
  const figures = [...row(/伦敦金/).querySelectorAll('[translate="no"]')].map((element) => element.textContent);
  expect(figures).toEqual(['伦敦金', '3858.00', '3858.50', 'XAUUSD', '0.50']);
});

test('shows the chosen symbol in full with its spread', async () => {
  show();
  goLive();
  quote('XAGUSD', 46.63, 0.04);
  quote('XAGUSD', 46.7, 0.04);
  await user.click(row(/伦敦银/));
  expect(row(/伦敦银/)).toHaveAttribute('aria-pressed', 'true');
  expect(detail('伦敦银')).toHaveTextContent('点差0.040');
  expect(detail('伦敦银')).toHaveTextContent('▲ +0.070 (+0.15%)');
  expect(detail('伦敦银')).toHaveTextContent('区间最高46.700');
});

test('says that the market is closed and when it opens', () => {
  show();
  goLive({ market: 'closed', opensAt: Date.parse('2026-11-22T22:00:00Z') });
  quote('XAUUSD', 3858);
  expect(row(/伦敦金/)).toHaveTextContent('休市');
  expect(detail('伦敦金')).toHaveTextContent('休市中，周一 06:00 开市最后报价 周五 14:03');
  expect(screen.queryByText('报价更新中')).toBeNull();
  expect(screen.getByText('休市中，价格为最后报价')).toHaveAttribute('role', 'status');
});

test('names days instead of weekdays while a market rests for a week', () => {
  show();
  goLive({ market: 'closed', opensAt: Date.parse('2026-11-29T22:00:00Z') });
  quote('XAUUSD', 3858);
  expect(detail('伦敦金')).toHaveTextContent('休市中，11月30日 06:00 开市最后报价 11月20日 14:03');
});

test('says until when the market is open', () => {
  show();
  goLive({ closesAt: Date.parse('2026-11-20T22:00:00Z') });
  quote('XAUUSD', 3858);
  expect(detail('伦敦金')).toHaveTextContent('周六 06:00 休市');
});

test('marks simulated prices and keeps the last price after a lost connection', () => {
  show();
  goLive();
  quote('XAUUSD', 3866);
  expect(screen.getByText('模拟行情')).toBeVisible();
  expect(screen.getByText('报价更新中')).toBeVisible();
  const [{ TimeStamp } = { TimeStamp: 0 }] = market.history('XAUUSD');
  act(() => market.setConnection('lost'));
  expect(screen.getByText(`连接中断，最后报价 ${formatClock(TimeStamp)}`)).toHaveAttribute('role', 'status');
  expect(row(/伦敦金/)).toHaveTextContent('3866.00');
  act(() => market.setConnection('live'));
  expect(screen.getByText('报价更新中')).toBeVisible();
});

test('names the time of the last price while the server sends no new one', async () => {
  show();
  goLive();
  quote('XAGUSD', 46.63, 0.04);
  quote('XAUUSD', 3866);
  const [{ TimeStamp } = { TimeStamp: 0 }] = market.history('XAUUSD');
  act(() => jest.advanceTimersByTime(QUIET_LIMIT));
  quote('XAGUSD', 46.7, 0.04);
  const line = screen.getByText(`报价更新于 ${formatClock(TimeStamp)}`);
  expect(line).toHaveAttribute('role', 'status');
  expect(line.parentElement).toHaveAttribute('data-connection', 'quiet');
  await user.click(row(/伦敦银/));
  expect(screen.getByText('报价更新中')).toBeVisible();
  await user.click(row(/美国原油/));
  expect(screen.getByText('暂未收到报价')).toBeVisible();
});

test('shows a negative price and its change without a percentage', async () => {
  show();
  goLive();
  quote('USOIL', -37.63, 0.04);
  quote('USOIL', -37, 0.04);
  await user.click(row(/美国原油/));
  expect(row(/美国原油/)).toHaveAccessibleName(/卖价 ?-37\.000，?上涨/);
  expect(detail('美国原油')).toHaveTextContent('▲ +0.630区间最高-37.000区间最低-37.630');
});

test('shows the same symbols without controls before its code is loaded', () => {
  render(<MarketPanelFrame symbol="XAUUSD" group={4} />);
  expect(screen.getByText('行情连接中')).toBeVisible();
  expect(detail('伦敦金')).toBeVisible();
  expect(within(detail('伦敦金')).getByText('走势随报价画出')).toBeVisible();
  for (const control of [...screen.getAllByRole('button'), screen.getByRole('searchbox')])
    expect(control).toBeDisabled();
  expect(screen.getAllByRole('button', { name: /卖价 ?—/ })).toHaveLength(7);
});
