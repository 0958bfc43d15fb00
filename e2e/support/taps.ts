import type { Page } from 'playwright/test';
import { expect } from './test';

declare global {
  interface Window {
    /** Every layout shift since the last tap, those right after input too. */
    shifts?: string[];
  }
}

/** Buttons that exchange a part of the page for another, or leave the page. */
const EXCHANGES = /练习|先练|更多邀请方式/;
/** Live prices that are not there yet: the frame of a market, or its symbol before the first quote. */
const UNPRICED =
  'main [data-connection]:not([data-connection="live"]), main [aria-label*="行情"] [data-flash]:text("—")';
const BUTTONS = 'main button:not([aria-pressed]):not([tabindex="-1"])';

/** Comes near every island, which is fetched then, and begins to watch. */
async function settle(page: Page): Promise<void> {
  const awaited = page.locator(`main [aria-busy="true"], ${UNPRICED}`);
  await expect(async () => {
    const [next] = await awaited.all();
    // It may have come meanwhile.
    await next?.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(awaited).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  // The code of the desktop's header comes by itself; a page that is never quite still is looked at as it stands.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await watchShifts(page);
}

/** Begins to note layout shifts in `window.shifts`, once what was done before is drawn. */
export async function watchShifts(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node | null }[];
      })[]) {
        const parts = entry.sources?.map(({ node }) => node as Element | null) ?? [null];
        // The engine counts bars of progress whose page is hidden; nobody sees them move.
        const seen = parts.filter(
          (part) => !(part instanceof Element && getComputedStyle(part).visibility === 'hidden'),
        );
        if (seen.length === 0) continue;
        const moved = seen.map(
          (part) => part?.textContent?.slice(0, 20) || part?.outerHTML?.slice(0, 80) || part?.nodeName || '?',
        );
        window.shifts?.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Where the parts of the page begin and end, in pixels from its top. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section, main form, footer')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      const name = part.querySelector('h1, h2, h3')?.textContent ?? part.tagName;
      return `${name}: ${Math.round(top + window.scrollY)} + ${Math.round(height)}`;
    }),
  );
}

async function tapped(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"], main button[aria-disabled="true"]')).toHaveCount(0);
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Lets prices stand still on demand, which come and change by themselves at any time; before the page is opened. */
export async function holdPrices(page: Page): Promise<() => void> {
  let held = false;
  await page.routeWebSocket(/\/socket\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!held || !/"type":0\b/.test(String(message))) socket.send(message);
    });
  });
  return () => {
    held = true;
  };
}

/**
 * Whatever button is tapped, nothing moves on the page beneath it; a dialog that opens is left again.
 *
 * @param hold lets the page's prices stand still
 */
export async function expectStillUnderTaps(page: Page, hold: () => void): Promise<void> {
  await settle(page);
  hold();
  const buttons = page.locator(BUTTONS);
  for (let index = 0; index < (await buttons.count()); index++) {
    const button = buttons.nth(index);
    // A live part may have taken the frame's place, and its buttons, since they were counted.
    const name = await button.textContent({ timeout: 5_000 }).catch(() => null);
    if (name === null) continue;
    if (EXCHANGES.test(name) || !(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.scrollIntoViewIfNeeded();
    await tapped(page);
    const before = await places(page);
    await page.evaluate(() => {
      window.shifts = [];
    });
    await button.click();
    await tapped(page);
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await tapped(page);
    }
    expect([name, await places(page)]).toEqual([name, before]);
    expect([name, await page.evaluate(() => window.shifts)]).toEqual([name, []]);
  }
}
