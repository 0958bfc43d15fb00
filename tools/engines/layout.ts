import { pages } from '@/campaigns/catalogue';
import { includes, readSelection } from '@/scripts/test/selection.mjs';
import type { LayoutFault } from './kit/layout';
import { EXCEPTIONS } from './layout-exceptions';
import { joinWidths, type PageFault } from './page-faults';
import { PHONE, type Tab } from './tab';

/** The widths of phones that every page must fit. */
export const WIDTHS: readonly number[] = [320, 375, 480];

/** Milliseconds in which a page must load its parts; a page whose scripts fail never does. */
const PATIENCE = 5_000;

/** How often a page with faults is checked again at most, until two checks agree. */
const LOOKS = 20;

/** The public pages that have a phone layout; in a slice those of its turn and those of changed campaigns. */
export const LAYOUT_PAGES: readonly `/${string}`[] = pages
  .filter(({ development, layout }) => !development && layout !== 'desktop')
  .filter(({ campaign }, turn) => includes(readSelection(), turn, (file) => file === `campaigns/${campaign}.ts`))
  .map(({ path }) => path);

/** Checks a page at each width. @returns its layout faults */
export async function checkLayout(tab: Tab, path: `/${string}`, widths = WIDTHS): Promise<PageFault[]> {
  await tab.open(path, { alive: false });
  await walkDown(tab);
  const found: (LayoutFault & { width: number })[] = [];
  for (const width of widths) {
    await tab.browser.resize({ ...PHONE, width });
    await tab.until(`a width of ${width} px`, async () => Number(await tab.browser.evaluate(LAID_OUT_WIDTH)) === width);
    await tab.ask('awaitFrames');
    await tab.until('a drawn page', () => tab.ask('haveFrames'));
    const exceptions = EXCEPTIONS.filter(({ page = path }) => page === path);
    found.push(...(await settledFaults(tab, exceptions)).map((fault) => ({ ...fault, width })));
  }
  return joinWidths(path, found);
}

/**
 * The width of the window when the page is laid out for it, 0 before: a browser that emulates a phone resizes the page later.
 * A scrollbar takes some of the width.
 */
const LAID_OUT_WIDTH = 'Math.abs(innerWidth - document.documentElement.clientWidth) < 20 ? innerWidth : 0';

/** The faults of two checks that agree, because a page that is still changing its width has temporary ones. */
async function settledFaults(tab: Tab, exceptions: typeof EXCEPTIONS): Promise<LayoutFault[]> {
  let last = await tab.ask('layoutFaults', exceptions);
  for (let look = 0; look < LOOKS && last.length > 0; look += 1) {
    const next = await tab.ask('layoutFaults', exceptions);
    if (JSON.stringify(next) === JSON.stringify(last)) break;
    last = next;
  }
  return last;
}

/** Scrolls to the end of the page, so that it loads everything, and back. */
async function walkDown(tab: Tab): Promise<void> {
  await tab.ask('step', true);
  const end = async () => {
    const { atEnd, settled } = await tab.ask('step', false);
    return atEnd && settled;
  };
  await tab.until('the end of the page', end, PATIENCE).catch(() => undefined);
}
