import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANDING_PATH } from '@/lib/site';
import type { Engine } from './engines';
import { walkDown } from './layout';
import { openTab, type RunTarget } from './run-stories';

/** Pages that together have every page layout and every kind of part. */
const PAGES: readonly `/${string}`[] = [
  LANDING_PATH,
  '/lottery-october',
  '/bull-market',
  '/newcomer-2510',
  '/download',
];

/** Twice a phone's height, to show more than the first screen. */
const TALL = { width: 375, height: 1500 };

/** Takes a picture of each chosen page. @returns file names by the pages' paths */
export async function takePictures(engine: Engine, { origin, results }: RunTarget): Promise<Record<string, string>> {
  const tab = await openTab(engine, origin, { still: true });
  const pictures: Record<string, string> = {};
  try {
    await tab.browser.resize(TALL);
    for (const path of PAGES) {
      const file = `${engine.name}-page${path.replaceAll('/', '-')}.png`;
      await tab.open(path, { alive: false });
      await walkDown(tab);
      await tab.browser.evaluate('window.scrollTo(0, 0)');
      writeFileSync(join(results, file), await tab.browser.screenshot());
      pictures[path] = file;
    }
  } finally {
    await tab.close();
  }
  return pictures;
}
