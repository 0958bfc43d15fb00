import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '@/e2e/support/launch';
import { layouts } from '@/e2e/support/layouts';
import { siteUrl } from '@/lib/site';
import type { Layout, Subject } from './plan';
import { settle } from './settle';
import { StillMarket } from './still-market';
import { TIMESTAMP } from './timestamp.mjs';

/** Starts Chromium so that every brand is found under the same address, whichever port the product has: QR codes show it. */
export function openBrowser(): Promise<Browser> {
  const { port } = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');
  return chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP *.localhost 127.0.0.1:${port || 80}`],
  });
}

/** A visitor's page in a layout, where no time passes and no price changes. */
export async function openPage(browser: Browser, layout: Layout): Promise<Page> {
  const context = await browser.newContext({
    ...layouts[layout],
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.clock.setFixedTime(TIMESTAMP);
  // To a browser that cannot tell what is on its screen every part of the page comes at once; one that never could is outdated.
  await context.addInitScript(
    "document.addEventListener('DOMContentLoaded', () => delete globalThis.IntersectionObserver)",
  );
  await new StillMarket().open(context);
  return context.newPage();
}

/** Opens a page of a brand and waits until nothing is missing on it. */
export async function visit(page: Page, { brand, path }: Subject): Promise<void> {
  await page.goto(`http://${brand}.localhost${siteUrl(path)}`, { waitUntil: 'load' });
  await page.evaluate(drawAll);
  await settle(page);
}

/** Runs in the page: parts that are drawn, and pictures that are fetched, only near the screen come wherever they are. */
function drawAll(): void {
  for (const image of document.images) image.loading = 'eager';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** The whole page as a PNG, also as a file where a path is named. */
export function photograph(page: Page, path?: string): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', ...(path && { path }) });
}
