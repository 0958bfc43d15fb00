import { pages } from '@/campaigns/catalogue';
import type { LayoutFault } from './kit/layout';
import { EXCEPTIONS } from './layout-exceptions';
import { joinWidths, type PageFault } from './page-faults';
import { PHONE, type Tab } from './tab';

/** The widths of phones that every page must fit. */
export const WIDTHS: readonly number[] = [320, 375, 480];

/** How long a page may take to fetch what comes with its visitor; one whose scripts are dead never ends. */
const PATIENCE = 5_000;

/** The pages that visitors can see, in a phone's layout. */
export const LAYOUT_PAGES: readonly `/${string}`[] = pages
  .filter(({ development, layout }) => !development && layout !== 'desktop')
  .map(({ path }) => path);

/** Looks at a page at each width; answers what stands wrong. */
export async function checkLayout(tab: Tab, path: `/${string}`, widths = WIDTHS): Promise<PageFault[]> {
  await tab.open(path, { alive: false });
  await walkDown(tab);
  const found: (LayoutFault & { width: number })[] = [];
  for (const width of widths) {
    await tab.browser.resize({ ...PHONE, width });
    await tab.until(`a width of ${width} px`, async () => (await tab.browser.evaluate('innerWidth')) === width);
    const exceptions = EXCEPTIONS.filter(({ page = path }) => page === path);
    found.push(...(await tab.ask('layoutFaults', exceptions)).map((fault) => ({ ...fault, width })));
  }
  return joinWidths(path, found);
}

/** Goes down the page to its end, so that everything is there, and back. */
export async function walkDown(tab: Tab): Promise<void> {
  await tab.ask('step', true);
  const end = async () => {
    const { atEnd, settled } = await tab.ask('step', false);
    return atEnd && settled;
  };
  await tab.until('the end of the page', end, PATIENCE).catch(() => undefined);
}
