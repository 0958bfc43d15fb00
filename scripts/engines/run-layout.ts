import type { Engine } from './engines';
import { checkLayout, type PageFault } from './layout';
import type { LayoutResult } from './results';
import { openTab } from './run-stories';
import type { Tab } from './tab';

/** As many as a small machine has cores. */
const TABS = 2;

/** Looks at pages in browsers of one engine that work side by side. */
export async function runLayout(
  engine: Engine,
  origin: string,
  { pages, widths }: { pages: readonly `/${string}`[]; widths: readonly number[] },
): Promise<LayoutResult> {
  const found: PageFault[] = [];
  const queue = pages.values();
  const opened = await Promise.allSettled(
    Array.from({ length: Math.min(TABS, pages.length) }, () => openTab(engine, origin)),
  );
  const tabs = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const work = async (tab: Tab) => {
    for (const path of queue) {
      const faults = await checkLayout(tab, path, widths).catch((error) => [failure(path, widths, error)]);
      found.push(...faults);
    }
  };
  try {
    await Promise.all(tabs.map(work));
  } finally {
    await Promise.all(tabs.map((tab) => tab.close()));
  }
  const order = (fault: PageFault) => pages.indexOf(fault.page as `/${string}`);
  return { pages, faults: found.sort((a, b) => order(a) - order(b)) };
}

/** A page that could not be looked at is a fault of its own. */
function failure(page: string, widths: readonly number[], error: unknown): PageFault {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: 'unseen', element: 'html', text: '', detail, page, widths };
}
