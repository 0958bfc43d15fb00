import type { ElementHandle, Page } from 'playwright/test';
import { everyPage } from './pages';
import { expect, test } from './test';

declare global {
  interface Window {
    /** Every layout shift since it was last asked, those right after input too. */
    takeShifts?: () => string[];
    /** Exercises that were begun, by the names of their ways in. */
    begun?: string[];
  }
}

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
/** A layout shift below it is a word by a pixel. */
const UNSEEN = 0.00005;
/** More than any page has: what grows anew at each tap would never be done. */
const MANY = 400;

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

/** Begins to note layout shifts, once what was done before is drawn. */
export async function watchShifts(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate((unseen) => {
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node | null }[] };
    let shifts: string[] = [];
    function note(entries: PerformanceEntryList): void {
      for (const entry of entries as Shift[]) {
        const parts = entry.sources?.map(({ node }) => node as Element | null) ?? [null];
        // The engine counts bars of progress whose page is hidden; nobody sees them move.
        const seen = parts.filter(
          (part) => !(part instanceof Element && getComputedStyle(part).visibility === 'hidden'),
        );
        if (seen.length === 0 || entry.value < unseen) continue;
        const moved = seen.map(
          (part) => part?.textContent?.slice(0, 20) || part?.outerHTML?.slice(0, 80) || part?.nodeName || '?',
        );
        shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    window.takeShifts = () => {
      note(observer.takeRecords());
      const taken = shifts;
      shifts = [];
      return taken;
    };
  }, UNSEEN);
}

/** The layout shifts since they were last asked for: how far, and what moved. */
export function takeShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.takeShifts?.() ?? ['nobody watched']);
}

interface Part {
  name: string;
  top: number;
  bottom: number;
}

/** Where the parts of the page begin and end, in pixels from its top. */
function places(page: Page): Promise<Part[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(section, form):not(dialog *, section *), footer')].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return { name: part.localName, top: top + window.scrollY, bottom: bottom + window.scrollY };
    }),
  );
}

/** The parts that do not stand where they stood, to the pixel; what a tap brings may be a part of its own. */
function movedParts(before: readonly Part[], now: readonly Part[]): Part[] {
  return before.filter(
    ({ name, top, bottom }) =>
      !now.some((part) => part.name === name && Math.abs(part.top - top) <= 1 && Math.abs(part.bottom - bottom) <= 1),
  );
}

/** All that a tap has begun is done. */
async function tapped(page: Page): Promise<void> {
  await expect(page.locator(':is(main, dialog) :is([aria-busy="true"], button[aria-disabled="true"])')).toHaveCount(0);
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
    await tapped(page);
    const control = await nextOf(page, controls);
    if (!control) return taps;
    const name = await expectStillUnderTap(page, control);
    if (dialogs && (await page.locator(DIALOG).count()) > layers) {
      taps += await tapEach(page, `${DIALOG} ${CONTROLS}`, false);
    }
    for (let open = await page.locator(DIALOG).count(); open > layers; open--) {
      await page.keyboard.press('Escape');
      await expect(page.locator(DIALOG)).toHaveCount(open - 1);
    }
    expect.soft([`${name}, closed`, await takeShifts(page)]).toEqual([`${name}, closed`, []]);
    // A dialog that was closed from within has nothing left to tap.
    if ((await page.locator(DIALOG).count()) < layers) return taps;
  }
  throw new Error(`More than ${MANY} taps on ${page.url()}: does each bring another?`);
}

/** What is tapped next, in the middle of the window. A tap may bring others, and take some away. */
async function nextOf(page: Page, controls: string): Promise<ElementHandle<HTMLElement> | null> {
  const next = await page.evaluateHandle(
    ([selector, leftOut, beginnings]) => {
      window.begun ??= [];
      const { begun } = window;
      const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
      const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          !element.matches(':disabled, fieldset:disabled *, [inert] *, [data-tapped], .visually-hidden') &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !new RegExp(leftOut).test(element.textContent) &&
          !begun.includes(nameOf(element)),
      );
      if (!control) return null;
      control.dataset.tapped = '';
      if (new RegExp(beginnings).test(control.textContent)) begun.push(nameOf(control));
      // Only the window: what hides its overflow would be scrolled by an element's own way into view.
      const { top, height } = control.getBoundingClientRect();
      window.scrollBy({ top: top + (height - window.innerHeight) / 2, behavior: 'instant' });
      return control;
    },
    [controls, everyPage ? LEFT_OUT.source : `${LEFT_OUT.source}|${EXERCISES.source}`, BEGINNINGS.source] as const,
  );
  return next.asElement();
}

async function expectStillUnderTap(page: Page, control: ElementHandle<HTMLElement>): Promise<string> {
  await drawn(page);
  const { name, tag } = await control.evaluate((element) => ({
    name: element.textContent || element.getAttribute('aria-label') || element.outerHTML,
    tag: element.localName,
  }));
  const standing = tag === 'summary' || EXERCISES.test(name) ? await standingAbove(control) : undefined;
  const before = await places(page);
  await takeShifts(page);
  // The upper left corner of a label holds no link.
  await control.click(tag === 'label' ? { position: { x: 8, y: 8 } } : {}).catch(async (error) => {
    // A live part may have taken the frame's place, and its buttons, which are tapped in their turn.
    if (await control.evaluate(({ isConnected }) => isConnected)) throw error;
  });
  await tapped(page);
  if (standing) {
    expect.soft([name, await movedOf(standing)]).toEqual([name, []]);
    await takeShifts(page);
  } else {
    expect.soft([name, await takeShifts(page)]).toEqual([name, []]);
    expect.soft([name, movedParts(before, await places(page))]).toEqual([name, []]);
  }
  return name;
}

/**
 * Where all that can be seen stands, and begins above the middle of what is tapped, a fold's line or the way to an exercise. What is beneath
 * makes room for what comes, or takes it back, as whoever taps expects; all else stays.
 */
function standingAbove(control: ElementHandle<HTMLElement>) {
  return control.evaluateHandle((tapped) => {
    const { top: line, height } = tapped.getBoundingClientRect();
    const unfolded = tapped.closest('details');
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element === tapped || !unfolded?.contains(element))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({ element, ...placeOf(element) }))
      .filter(({ top }) => top < line + height / 2 + window.scrollY);

    function placeOf(element: Element) {
      const { left, top } = element.getBoundingClientRect();
      return { left, top: top + window.scrollY };
    }
  });
}

function movedOf(standing: Awaited<ReturnType<typeof standingAbove>>): Promise<string[]> {
  return standing.evaluate((all) =>
    all
      .filter(({ element }) => element.isConnected)
      .filter(({ element, left, top }) => {
        const now = element.getBoundingClientRect();
        return Math.abs(now.left - left) > 1 || Math.abs(now.top + window.scrollY - top) > 1;
      })
      .map(({ element }) => element.textContent.slice(0, 20) || element.outerHTML.slice(0, 80)),
  );
}
