import type { Locator, Page, WebSocketRoute } from 'playwright/test';
import { QUOTE_SOCKET_PATH } from '@/lib/contract/market';
import { siteUrl } from '@/lib/site';
import { drawn, takeShifts, watchShifts } from '../support/layout-shifts';
import { openAccount } from '../support/registration';
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

test('shows moving prices of every group, marked as simulated', async ({ page, consoleErrors }) => {
  await openMarket(page);
  await expect(page.getByText(LIVE).last()).toBeVisible();
  await expect(page.getByText('模拟行情').last()).toBeVisible();
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

test('fills the chart at first sight, and the calculator with the price', async ({ page }) => {
  // The most ticks in one message of history from before the page was opened.
  let past = 0;
  await page.routeWebSocket(QUOTE_SOCKET, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const { history, ticks = [] } = JSON.parse(String(message));
      if (history) past = Math.max(past, ticks.length);
      socket.send(message);
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
  expect(await takeShifts(page)).toEqual([]);
  const price = page.getByRole('textbox', { name: '金价' });
  await price.scrollIntoViewIfNeeded();
  await expect(price).toHaveValue(/^\d{4}\.\d\d$/);
  await price.fill('4000');
  await expect(page.getByText('自定')).toBeVisible();
  await expect(page.getByText('$800.00')).toBeVisible();
  await page.getByRole('button', { name: '改回实时价' }).click();
  await expect(price).not.toHaveValue('4000');
});

test('shows a dropped connection in words with the last price’s time, and reconnects', async ({ page }) => {
  let reachable = true;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(QUOTE_SOCKET, (socket) => {
    sockets.push(socket);
    if (reachable) socket.connectToServer();
    else void socket.close({ code: 1001, reason: 'server is stopping' });
  });
  const panel = await openMarket(page);
  const words = page
    .getByRole('status')
    .filter({ hasText: /报价|行情|连接/ })
    .last();
  await expect(words).toHaveText(LIVE);
  await expect(panel.getByText(/^\d+\.\d+/).first()).toBeVisible();
  const simulated = page.getByText('模拟行情').last();
  const left = (await simulated.boundingBox())?.x;
  const before = sockets.length;

  reachable = false;
  await sockets.at(-1)?.close({ code: 1001, reason: 'server is stopping' });
  await expect(words).toHaveText(LOST);
  expect((await simulated.boundingBox())?.x).toBe(left);
  // The last prices remain.
  await expect(panel.getByText(/^\d+\.\d+/).first()).toBeVisible();
  await expect.poll(() => sockets.length).toBeGreaterThan(before);
  await expect(words).toHaveText(LOST);

  reachable = true;
  await expect(words).toHaveText(LIVE);
});

test('shows a closed market’s last session and opening time, and no moving price', async ({ page }) => {
  const bar = 30 * 60_000;
  /** Ticks of a session that ended a day before `instant`. */
  const sessionBefore = (instant: number) => {
    const closedAt = Math.floor(instant / bar) * bar - 24 * 3_600_000;
    return Array.from({ length: 40 }, (_, index) => {
      const Bid = 3850 + (index % 7);
      return { SymbolName: 'XAUUSD', Bid, Ask: Bid + 0.5, TimeStamp: closedAt - (40 - index) * (bar / 2) };
    });
  };
  await page.routeWebSocket(QUOTE_SOCKET, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 5) {
        for (const symbol of message.symbols)
          Object.assign(symbol, { market: 'closed', opensAt: symbol.closesAt, closesAt: null });
        socket.send(JSON.stringify(message));
      } else if (message.history) {
        const newest = message.ticks.at(-1).TimeStamp;
        socket.send(JSON.stringify({ ...message, ticks: sessionBefore(newest) }));
      } else if (message.type !== 0) socket.send(text);
    });
  });
  const panel = await openMarket(page);
  await expect(panel.getByText(/^休市中，周. \d\d:\d\d 开市$/)).toBeVisible();
  await expect(panel.getByText(/^最后报价 周. \d\d:\d\d$/)).toBeVisible();
  await expect(panel.getByRole('img', { name: '伦敦金上一交易时段K线图' }).locator('canvas').first()).toBeVisible();
  await expect(page.getByText('休市中，价格为最后报价').last()).toBeVisible();
  await expect(page.getByText('报价更新中')).toHaveCount(0);
  expect(await takeShifts(page)).toEqual([]);
});

test('explains stopped prices while offline, and resumes them', async ({ page, context }) => {
  await openMarket(page);
  const words = page
    .getByRole('status')
    .filter({ hasText: /报价|行情|连接/ })
    .last();
  await expect(words).toHaveText(LIVE);
  await context.setOffline(true);
  await expect(words).toHaveText(LOST);
  await context.setOffline(false);
  await expect(words).toHaveText(LIVE);
});

test('stores a trade-server token for a visitor who is logged in', async ({ page }) => {
  await openAccount(page);
  const account = await page.getByRole('status', { name: '您的交易账号' }).textContent();
  await openMarket(page);
  await expect(page.getByText(LIVE).last()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('socketToken')))
    .toMatch(new RegExp(`^${account}\\.`));
});
