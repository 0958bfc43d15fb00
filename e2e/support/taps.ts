import type { Page } from 'playwright/test';
import { expect } from './test';

declare global {
  interface Window {
    /** Every layout shift since the last tap, those right after input too. */
    shifts?: string[];
  }
}

/** Buttons that exchange a part of the page for another, or leave the page. */
const EXCHANGES = /练习|先练|更多邀请方式|退出登录/;
/** Live prices that are not there yet: the frame of a market, or its symbol before the first quote. */
const UNPRICED =
  'main [data-connection]:not([data-connection="live"]), main [aria-label*="行情"] [data-flash]:text("—")';
/** What is tapped in a page; a choice that is pressed already exchanges what is beneath it. */
const CONTROLS =
  'main :is(button:not([aria-pressed], [tabindex="-1"]), label:not(.visually-hidden), input[type="range"])';
/** The way back to the page's form or activity, which is there once that is out of sight. */
const STICKY = '[data-sticky-bar] a[href^="#"]';

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
 * Whatever is tapped, nothing moves on the page; a dialog that opens is left again.
 *
 * @param hold lets the page's prices stand still
 * @param controls what is tapped, each once: a selector
 */
export async function expectStillUnderTaps(page: Page, hold: () => void, controls = CONTROLS): Promise<void> {
  await settle(page);
  hold();
  await tapEach(page, controls);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await drawn(page);
  await tapEach(page, STICKY);
}

async function tapEach(page: Page, controls: string): Promise<void> {
  // A tap may bring others, and take some away.
  const next = page
    .locator(`:is(${controls}):not(:disabled, [inert] *, [data-tapped])`)
    .filter({ visible: true })
    .first();
  while ((await next.count()) > 0) {
    const control = await next.elementHandle();
    if (!control) break;
    await control.scrollIntoViewIfNeeded();
    await tapped(page);
    const before = await places(page);
    const name = await control.evaluate((element: HTMLElement | SVGElement) => {
      window.shifts = [];
      element.dataset.tapped = '';
      return element.textContent || element.getAttribute('aria-label') || element.outerHTML;
    });
    if (EXCHANGES.test(name)) continue;
    // The upper left corner of a label holds no link.
    await control.click(
      (await control.evaluate(({ tagName }) => tagName)) === 'LABEL' ? { position: { x: 8, y: 8 } } : {},
    );
    await tapped(page);
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await tapped(page);
    expect.soft([name, await places(page)]).toEqual([name, before]);
    expect.soft([name, await page.evaluate(() => window.shifts)]).toEqual([name, []]);
  }
}
