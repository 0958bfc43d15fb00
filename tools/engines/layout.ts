import { pages } from '@/campaigns/catalogue';
import { limit } from '@/scripts/lib/limit.mjs';
import type { LayoutFault } from './kit/layout';
import { EXCEPTIONS } from './layout-exceptions';
import { joinScreens, type PageFault } from './page-faults';
import type { Screen } from './screens';
import type { Tab } from './tab';

/** Units in which a page must load its parts; a page whose scripts fail never does. */
const LOADED = 20;

/** How often a page with faults is checked again at most, until two checks agree. */
const LOOKS = 20;

/** The public pages that have a layout for one of the devices. */
export function layoutPages(devices: readonly Screen['device'][]): `/${string}`[] {
  const layouts = [undefined, ...devices.map((device) => (device === 'phone' ? 'mobile' : device))];
  return pages.filter(({ development, layout }) => !development && layouts.includes(layout)).map(({ path }) => path);
}

/** Checks a page on each screen. @returns its layout faults */
export async function checkLayout(tab: Tab, path: `/${string}`, screens: readonly Screen[]): Promise<PageFault[]> {
  await tab.open(path, { alive: false });
  await walkDown(tab);
  const found: (LayoutFault & { screen: string })[] = [];
  for (const { name, view, text } of screens) {
    await tab.browser.resize(view);
    const hasWidth = async () => {
      const width = await tab.browser.evaluate(LAID_OUT_WIDTH);
      if (width !== view.width) throw new Error(`it is ${width}`);
      return true;
    };
    await tab.until(`a width of ${view.width} px`, hasWidth);
    // Fonts that change have their former size until the next frame.
    await tab.ask('showText', { ...text, zoom: 100 });
    await tab.ask('awaitFrames');
    await tab.until('usual fonts', () => tab.ask('haveFrames'));
    await tab.ask('showText', text);
    await tab.ask('awaitFrames');
    await tab.until('a drawn page', () => tab.ask('haveFrames'));
    const exceptions = EXCEPTIONS.filter(({ page = path }) => page === path);
    found.push(...(await settledFaults(tab, exceptions)).map((fault) => ({ ...fault, screen: name })));
  }
  return joinScreens(path, found);
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
  await tab.until('the end of the page', end, limit(LOADED)).catch(() => undefined);
}
