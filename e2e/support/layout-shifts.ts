import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Every layout shift since it was last asked, those right after input too. */
    takeShifts?: () => string[];
  }
}

/** A layout shift below it is a word by a pixel. */
const UNSEEN = 0.00005;

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

/** All that was done before is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
