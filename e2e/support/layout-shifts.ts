import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Returns and clears the recorded layout shifts, including those right after input. */
    takeShifts?: () => string[];
  }
}

/** A shift below this value is one word moving by one pixel. */
const UNSEEN = 0.00005;

/** Starts recording layout shifts after everything pending is drawn. */
export async function watchShifts(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate((unseen) => {
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node | null }[] };
    let shifts: string[] = [];
    function note(entries: PerformanceEntryList): void {
      for (const entry of entries as Shift[]) {
        const parts = entry.sources?.map(({ node }) => node as Element | null) ?? [null];
        // The engine reports progress bars of hidden pages, which no visitor sees.
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

/** The layout shifts since the last call: how far, and what moved. */
export function takeShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.takeShifts?.() ?? ['watchShifts was not called']);
}

/** Waits until everything pending is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}
