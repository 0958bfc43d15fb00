import type { Engine } from './engines';
import { checkLayout } from './layout';
import type { PageFault } from './page-faults';
import type { LayoutResult } from './results';
import { openTab } from './run-stories';
import type { Tab } from './tab';

/** Browsers at the same time: the cores of a small machine. */
const TABS = 2;

/** Checks the layout of pages in several browsers of one engine at the same time. */
export async function runLayout(
  engine: Engine,
  origin: string,
  { pages, widths }: { pages: readonly `/${string}`[]; widths: readonly number[] },
): Promise<LayoutResult> {
  const found: PageFault[] = [];
  const queue = pages.values();
  const work = async () => {
    let tab: Tab | undefined;
    try {
      for (const path of queue) {
        tab ??= await openTab(engine, origin, { still: true });
        try {
          found.push(...(await checkLayout(tab, path, widths)));
        } catch (error) {
          found.push(failure(path, widths, error));
          // The browser may be in any state, so the next page gets a new one.
          await tab.close();
          tab = undefined;
        }
      }
    } finally {
      await tab?.close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  const order = (fault: PageFault) => pages.indexOf(fault.page as `/${string}`);
  return { pages, faults: found.sort((a, b) => order(a) - order(b)) };
}

/** The fault of a page that could not be checked. */
function failure(page: string, widths: readonly number[], error: unknown): PageFault {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: 'unseen', element: 'html', text: '', detail, page, widths };
}
