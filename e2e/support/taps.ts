import type { Page } from 'playwright/test';
import { drawn, takeShifts, watchShifts } from './layout-shifts';
import { everyPage } from './pages';
import { TAPPED, type TapRules, type Target, watchTaps } from './tapped-page';
import { expect, test } from './test';

/** Buttons that end the session, leave the page, or begin anew what was tapped before. */
const LEFT_OUT = /退出|注销|更多邀请方式|再练一遍/;
/** Exercises of a quiz, whose questions are those of a term; they begin and end in the place of what led to them. */
const EXERCISES = /练习|先练|看看成绩/;
/** Ways into one. Whoever leaves it comes back to ways that are made anew. */
const BEGINNINGS = /^(练习$|先练)/;
/** Live prices that are not there yet: the frame of a market, or its symbol before the first quote. */
const UNPRICED =
  'main [data-connection]:not([data-connection="live"]), main [aria-label*="行情"] [data-flash]:text("—")';
/** What a tap does something to without leading away. Red packets fall whether they are tapped or not. */
const CONTROLS =
  ':is(button:not([tabindex="-1"]), [role="tab"], summary, label, input[type="range"], input[aria-label], a[href^="#"])';
/** The way back to the page's form or activity, which is there once that is out of sight. */
const STICKY = '[data-sticky-bar] a[href^="#"]';
const DIALOG = 'dialog[open]';
/** More than any page has: what grows anew at each tap would never be done. */
const MANY = 400;

const RULES: TapRules = {
  leftOut: everyPage ? LEFT_OUT.source : `${LEFT_OUT.source}|${EXERCISES.source}`,
  unfolding: EXERCISES.source,
  once: BEGINNINGS.source,
};

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
  await page.evaluate(watchTaps, RULES);
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

interface Sweep {
  /** Lets the page's prices stand still. */
  hold?: () => void;
  /** Where what is tapped stands: a selector. */
  within?: string;
  /** What leads away is tapped too, on a page that is not left. */
  links?: boolean;
  /** What is in the dialogs that open is tapped too. */
  dialogs?: boolean;
}

/** Whatever is tapped, each once, nothing moves on the page; a dialog that opens is left again. */
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
      for (; open > layers; open--) await closeLast(page, open);
      expect.soft([`${target.name}, closed`, await takeShifts(page)]).toEqual([`${target.name}, closed`, []]);
    }
    // A dialog that was closed from within has nothing left to tap.
    if (open < layers) return taps;
  }
  throw new Error(`More than ${MANY} taps on ${page.url()}: does each bring another?`);
}

/** Closes the last of so many open dialogs, as a visitor does: with another Escape where the first one came before the dialog had the focus. */
async function closeLast(page: Page, open: number): Promise<void> {
  const dialogs = page.locator(DIALOG);
  await expect(async () => {
    if ((await dialogs.count()) >= open) await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(open - 1, { timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
}

/** @returns how many dialogs are open then */
async function expectStillUnderTap(page: Page, { name, x, y, reached }: Target): Promise<number> {
  if (reached) await page.mouse.click(x, y);
  else await clickThere(page);
  const outcome = await page.evaluate(() => window.tappedPage?.outcome());
  expect.soft([name, outcome?.shifts, outcome?.moved]).toEqual([name, [], []]);
  return outcome?.dialogs ?? 0;
}

/** Scrolls to the control that is being tapped, or waits for what lies over it to go. */
async function clickThere(page: Page): Promise<void> {
  const control = page.locator(`[${TAPPED}="now"]`);
  await expect(async () => {
    // A live part may have taken the frame's place, and its buttons, which are tapped in their turn.
    if ((await control.count()) > 0) await control.click({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
