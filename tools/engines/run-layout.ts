import type { Engine } from './engines';
import { checkLayout, layoutPages } from './layout';
import type { PageFault } from './page-faults';
import type { LayoutResult } from './results';
import { openTab, secondsSince, wordsOf } from './run-stories';
import type { Screen } from './screens';
import type { Tab } from './tab';

/** Browsers at the same time: the cores of a small machine. */
const TABS = 2;

type Path = `/${string}`;

/**
 * Checks the layout of pages on screens, first of phones, then of desktops, in several browsers of one engine at the
 * same time.
 *
 * @param pages the pages to check, on the screens of their devices
 */
export async function runLayout(
  engine: Engine,
  origin: string,
  screens: readonly Screen[],
  pages: readonly Path[],
): Promise<LayoutResult> {
  const faults: PageFault[] = [];
  const seconds: Record<string, number> = {};
  for (const device of ['phone', 'desktop'] as const) {
    const own = screens.filter((screen) => screen.device === device);
    const shown = layoutPages([device]).filter((path) => pages.includes(path));
    if (own.length > 0) faults.push(...(await runOn(device, engine, origin, { pages: shown, screens: own, seconds })));
  }
  return { pages, faults, seconds };
}

async function runOn(
  device: Screen['device'],
  engine: Engine,
  origin: string,
  { pages, screens, seconds }: { pages: readonly Path[]; screens: readonly Screen[]; seconds: Record<string, number> },
): Promise<PageFault[]> {
  const found: PageFault[] = [];
  const queue = pages.values();
  const work = async () => {
    let tab: Tab | undefined;
    const close = async () => {
      await tab?.close();
      tab = undefined;
    };
    const check = async (path: Path) => {
      tab ??= await openTab(engine, origin, { still: true, device });
      return checkLayout(tab, path, screens);
    };
    try {
      for (const path of queue) {
        const began = Date.now();
        try {
          found.push(...(await check(path)));
        } catch (error) {
          // The browser may be in any state: on a busy machine it may even draw no more frames. Another one decides.
          console.log(`CHECKED AGAIN ${path}: ${wordsOf(error)}`);
          await close();
          found.push(...(await check(path).catch((error: unknown) => [failure(path, screens, error)])));
        }
        seconds[path] = (seconds[path] ?? 0) + secondsSince(began);
      }
    } finally {
      await close();
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  const order = (fault: PageFault) => pages.indexOf(fault.page as Path);
  return found.sort((a, b) => order(a) - order(b));
}

/** The fault of a page that could not be checked. */
function failure(page: string, screens: readonly Screen[], error: unknown): PageFault {
  const names = screens.map(({ name }) => name);
  return { kind: 'unseen', element: 'html', text: '', detail: wordsOf(error), page, screens: names };
}
