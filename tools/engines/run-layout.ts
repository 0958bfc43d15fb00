import type { Engine } from './engines';
import { checkLayout, layoutPages } from './layout';
import type { PageFault } from './page-faults';
import type { LayoutResult } from './results';
import { openTab } from './run-stories';
import type { Screen } from './screens';
import type { Tab } from './tab';

/** Browsers at the same time: the cores of a small machine. */
const TABS = 2;

type Path = `/${string}`;

/**
 * Checks the layout of pages on screens, first of phones, then of desktops, in several browsers of one engine at the
 * same time.
 *
 * @param only the pages to check; all by default
 */
export async function runLayout(
  engine: Engine,
  origin: string,
  screens: readonly Screen[],
  only?: readonly Path[],
): Promise<LayoutResult> {
  const results: LayoutResult[] = [];
  for (const device of ['phone', 'desktop'] as const) {
    const own = screens.filter((screen) => screen.device === device);
    const pages = layoutPages(device).filter((path) => only?.includes(path) ?? true);
    if (own.length > 0) results.push(await runOn(device, engine, origin, { pages, screens: own }));
  }
  return {
    pages: [...new Set(results.flatMap(({ pages }) => pages))],
    faults: results.flatMap(({ faults }) => faults),
  };
}

async function runOn(
  device: Screen['device'],
  engine: Engine,
  origin: string,
  { pages, screens }: { pages: readonly Path[]; screens: readonly Screen[] },
): Promise<LayoutResult> {
  const found: PageFault[] = [];
  const queue = pages.values();
  const work = async () => {
    let tab: Tab | undefined;
    try {
      for (const path of queue) {
        tab ??= await openTab(engine, origin, { still: true, device });
        try {
          found.push(...(await checkLayout(tab, path, screens)));
        } catch (error) {
          found.push(failure(path, screens, error));
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
  const order = (fault: PageFault) => pages.indexOf(fault.page as Path);
  return { pages, faults: found.sort((a, b) => order(a) - order(b)) };
}

/** The fault of a page that could not be checked. */
function failure(page: string, screens: readonly Screen[], error: unknown): PageFault {
  const detail = error instanceof Error ? error.message : String(error);
  return { kind: 'unseen', element: 'html', text: '', detail, page, screens: screens.map(({ name }) => name) };
}
