import type { Locator, Page } from 'playwright/test';
import { QUOTE_SOCKET_PATH, type Tick } from '@/lib/contract/market';
import { siteUrl } from '@/lib/site';
import { drawn, takeShifts, watchShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const QUOTE_SOCKET = new RegExp(`${QUOTE_SOCKET_PATH}$`);
const LIVE = '报价更新中';
const LOST = /^连接中断，最后报价 \d\d:\d\d:\d\d$/;

test.skip(({ variant }) => variant.platform === 'app');

/** Opens a page and scrolls its market panel into view. */
async function openMarket(page: Page): Promise<Locator> {
  await page.goto(siteUrl('/cgold'));
  await watchShifts(page);
  const panel = page.getByRole('region', { name: /^伦敦金行情/ });
  await panel.scrollIntoViewIfNeeded();
  return panel;
}

const rowOf = (page: Page, code: string) => page.getByRole('tabpanel').getByRole('button').filter({ hasText: code });
const priceIn = (row: Locator) => row.getByText(/^\d+\.\d+/).first();

test('shows moving prices of every group, marked as simulated, and says while offline that they have stopped', async ({
  page,
  context,
  consoleErrors,
}) => {
  await openMarket(page);
  const words = page
    .getByRole('status')
    .filter({ hasText: /报价|行情|连接/ })
    .last();
  const simulated = page.getByText('模拟行情').last();
  await expect(words).toHaveText(LIVE);
  const left = (await simulated.boundingBox())?.x;
  for (const [group, code] of [
    ['数字货币', 'BTCUSDT'],
    ['指数', 'US500'],
    ['外汇', 'EURUSD'],
    ['贵金属原油', 'XAGUSD'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(group) }).click();
    await expect(priceIn(rowOf(page, code))).toBeVisible();
  }
  await page.getByRole('searchbox').fill('btc');
  const bitcoin = priceIn(rowOf(page, 'BTCUSDT'));
  // Crypto trades around the clock.
  const first = await bitcoin.textContent();
  await expect(bitcoin).not.toHaveText(first ?? '');
  expect(consoleErrors).toEqual([]);

  await context.setOffline(true);
  await expect(words).toHaveText(LOST);
  expect((await simulated.boundingBox())?.x).toBe(left);
  await context.setOffline(false);
  await expect(words).toHaveText(LIVE);
});

for (const [screen, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 720 }],
] as const) {
  test(`moves nothing on the board of ${screen} when the first prices arrive`, async ({ page }) => {
    await page.setViewportSize(size);
    const kept: (() => void)[] = [];
    let held = true;
    await page.routeWebSocket(QUOTE_SOCKET, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (JSON.parse(String(message)).type !== 0 || !held) return socket.send(message);
        kept.push(() => socket.send(message));
      });
    });
    await openMarket(page);
    const rows = page.getByRole('tabpanel').getByRole('button');
    await rows.first().scrollIntoViewIfNeeded();
    await expect.poll(() => kept.length).toBeGreaterThan(0);
    await expect(rows.first()).toContainText('—');
    await takeShifts(page);
    held = false;
    for (const send of kept) send();
    await expect(rows.first()).not.toContainText('—');
    await drawn(page);
    expect(await takeShifts(page)).toEqual([]);
  });
}

test('fills the chart at first sight, and moves nothing when the price changes much', async ({ page }) => {
  // The most ticks in one message of history from before the page was opened.
  let past = 0;
  /** By how much prices differ from the server's from now on. */
  let by = 0;
  await page.routeWebSocket(QUOTE_SOCKET, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const { history, ticks = [], ...others } = JSON.parse(String(message)) as { history?: boolean; ticks?: Tick[] };
      if (history) past = Math.max(past, ticks.length);
      if (history || ticks.length === 0) return socket.send(message);
      const changed = ticks.map((tick) => ({ ...tick, Bid: tick.Bid + by, Ask: tick.Ask + by }));
      socket.send(JSON.stringify({ ...others, ticks: changed }));
    });
  });
  const panel = await openMarket(page);
  await expect(panel.getByText(/^\d+\.\d+/).first()).toBeVisible();
  await expect.poll(() => past).toBeGreaterThan(0);
  await expect(
    panel
      .getByRole('img', { name: /走势图|K线图/ })
      .locator('canvas')
      .first(),
  ).toBeVisible();
  const change = panel.locator('dt:text("区间涨跌") + dd');
  for (const [amount, shown] of [
    [-300, /^▼ -\d{3}\.\d\d \(-\d/],
    [300, /^▲ \+\d{3}\.\d\d \(\+\d/],
  ] as const) {
    by = amount;
    await expect(change).toHaveText(shown);
  }
  expect(await takeShifts(page)).toEqual([]);
});
