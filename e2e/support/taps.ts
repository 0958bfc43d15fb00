import type { Page } from 'playwright/test';
import { limit } from '@/scripts/lib/limit.mjs';
import { drawn, takeShifts, watchShifts } from './layout-shifts';
import { everyPage } from './pages';
import { TAPPED, type TapRules, type Target, watchTaps } from './tapped-page';
import { expect, test } from './test';

/**
 * Buttons that end the session, leave the page, restart something that was already tapped, or change the size of all
 * text.
 */
const LEFT_OUT = /退出|注销|更多邀请方式|再练一遍|适老版/;
/** Exercises of a quiz, which have the same questions as a term. They begin and end in place of the button that starts them. */
const EXERCISES = /练习|先练|看看成绩/;
/** Buttons that start an exercise. They are rendered again when a visitor leaves it. */
const BEGINNINGS = /^(练习$|先练)/;
/** Live prices that have not arrived: the placeholder of a market, or its symbol before the first quote. */
const UNPRICED =
  'main [data-connection]:not([data-connection="live"]), main [aria-label*="行情"] [data-flash]:text("—")';
/** Controls that do something without leaving the page. Red packets are excluded, because they fall with or without a tap. */
const CONTROLS =
  ':is(button:not([tabindex="-1"]), [role="tab"], summary, label, input[type="range"], input[aria-label], a[href^="#"])';
/** The link back to the page's form or activity, which appears once that is out of view. */
const STICKY = '[data-sticky-bar] a[href^="#"]';
const DIALOG = 'dialog[open]';
/** Milliseconds after which an action is tried again, because the page may have replaced its control. */
const ATTEMPT = limit(5);
/** More than any page has. Prevents an endless loop where each tap adds a control. */
const MANY = 400;

const RULES: TapRules = {
  leftOut: everyPage ? LEFT_OUT.source : `${LEFT_OUT.source}|${EXERCISES.source}`,
  unfolding: EXERCISES.source,
  once: BEGINNINGS.source,
  frames: (limit(30) / 1_000) * 60,
};

/** Scrolls to every island so that it loads, and starts watching. */
async function settle(page: Page): Promise<void> {
  const awaited = page.locator(`main [aria-busy="true"], ${UNPRICED}`);
  await expect(async () => {
    const [next] = await awaited.all();
    // It may have loaded meanwhile.
    await next?.scrollIntoViewIfNeeded({ timeout: ATTEMPT });
    await expect(awaited).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  // The desktop header loads its code by itself. A page that never gets quite idle is tested as it is.
  await page.waitForLoadState('networkidle', { timeout: ATTEMPT }).catch(() => {});
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await watchShifts(page);
  await page.evaluate(watchTaps, RULES);
}

/** Returns a function that freezes prices, which otherwise change at any time. Must be called before the page opens. */
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

interface Sweep {
  /** Freezes the page's prices. */
  hold?: () => void;
  /** A selector: only controls inside it are tapped. */
  within?: string;
  /** Also tap links, on a page whose navigation is blocked. */
  links?: boolean;
  /** Also tap the controls of dialogs that open. */
  dialogs?: boolean;
}

/** Taps each control once and expects that nothing shifts on the page. Closes dialogs that open. */
export async function expectStillUnderTaps(
  page: Page,
  { hold, within = 'main', links = false, dialogs = false }: Sweep = {},
): Promise<void> {
  await settle(page);
  hold?.();
  const controls = `${within} ${CONTROLS}`;
  let taps = await tapEach(page, links ? `${controls}, ${within} a` : controls, dialogs);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await drawn(page);
  taps += await tapEach(page, STICKY, false);
  test.info().annotations.push({ type: 'taps', description: String(taps) });
}

async function tapEach(page: Page, controls: string, dialogs: boolean): Promise<number> {
  const layers = await page.locator(DIALOG).count();
  for (let taps = 0; taps < MANY; taps++) {
    const target = await page.evaluate((selector) => window.tappedPage?.next(selector), controls);
    if (!target) return taps;
    let open = await expectStillUnderTap(page, target);
    if (dialogs && open > layers) {
      taps += await tapEach(page, `${DIALOG} ${CONTROLS}`, false);
      open = await page.locator(DIALOG).count();
    }
    if (open > layers) {
      open = await closeDialogs(page, layers);
      expect.soft([`${target.name}, closed`, await takeShifts(page)]).toEqual([`${target.name}, closed`, []]);
    }
    // A tap closed the dialog, so it has nothing left to tap.
    if (open < layers) return taps;
  }
  throw new Error(`More than ${MANY} taps on ${page.url()}. Does each tap add another control?`);
}

/**
 * Closes all dialogs but the first `layers` with Escape, like a visitor. Presses it again if it came before a dialog had the
 * focus. The overlay of a deposit may open late, and closes by itself, so the number of dialogs changes meanwhile.
 * @returns how many are still open
 */
async function closeDialogs(page: Page, layers: number): Promise<number> {
  const dialogs = page.locator(DIALOG);
  let open = await dialogs.count();
  await expect(async () => {
    if (open > layers) await page.keyboard.press('Escape');
    open = await dialogs.count();
    expect(open).toBeLessThanOrEqual(layers);
  }).toPass({ timeout: limit() });
  return open;
}

/** @returns how many dialogs are open after the tap */
async function expectStillUnderTap(page: Page, { name, x, y, reached }: Target): Promise<number> {
  if (reached) await page.mouse.click(x, y);
  else await clickThere(page);
  const outcome = await page.evaluate(() => window.tappedPage?.outcome());
  expect.soft([name, outcome?.shifts, outcome?.moved]).toEqual([name, [], []]);
  return outcome?.dialogs ?? 0;
}

/** Scrolls to the control that is being tapped, or waits until nothing covers it. */
async function clickThere(page: Page): Promise<void> {
  const control = page.locator(`[${TAPPED}="now"]`);
  await expect(async () => {
    // A live part may have replaced the placeholder and its buttons; the new ones get their own taps.
    if ((await control.count()) > 0) await control.click({ timeout: ATTEMPT });
  }).toPass({ timeout: limit() });
}
