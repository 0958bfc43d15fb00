import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Start, Unanswered } from './browsers/browser';
import type { Engine } from './engines';
import type { EngineResult, StoryResult } from './results';
import type { Story } from './stories/story';
import { PHONE, Tab } from './tab';

/** The product under test and the folder of the results. */
export interface RunTarget {
  /** The product's origin with a brand's host. */
  origin: string;
  /** The folder of the HTML report and its pictures. */
  results: string;
}

/**
 * Runs stories one after another in one engine, as one visitor. If a story loses the browser, it begins again in a new one, once:
 * drivers lose browsers without a fault of the pages.
 */
export async function runStories(
  engine: Engine,
  stories: readonly Story[],
  { origin, results: folder }: RunTarget,
): Promise<EngineResult> {
  let tab: Tab;
  try {
    tab = await openTab(engine, origin);
  } catch (error) {
    return { engine: engine.name, missing: wordsOf(error), stories: [] };
  }
  const { version } = tab.browser;
  const results: StoryResult[] = [];
  try {
    for (const story of stories) {
      const picture = join(folder, `${engine.name}-${story.name}.png`);
      let { result, isLost } = await runStory(tab, story, picture);
      if (isLost) {
        logStory(engine.name, result);
        await tab.close();
        tab = await openTab(engine, origin);
        ({ result } = await runStory(tab, story, picture));
      }
      results.push(result);
      logStory(engine.name, result);
    }
  } finally {
    await tab.close();
  }
  return { engine: engine.name, version, stories: results };
}

/** Seconds with one decimal. @param began as of `Date.now()` */
export function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 100) / 10;
}

function logStory(engine: string, { story, ok, seconds, reason, errors }: StoryResult): void {
  console.log(`${ok ? '✓' : '✗'} ${engine} ${story} (${seconds} s)${reason ? `: ${reason}` : ''}`);
  for (const error of errors.slice(0, 3)) console.log(`    ${error.slice(0, 200)}`);
}

/** Whether the driver did not answer the story, or does not answer now. */
async function losesBrowser({ browser }: Tab, error: unknown): Promise<boolean> {
  if (error instanceof Unanswered || (error instanceof Error && error.cause instanceof Unanswered)) return true;
  return browser.evaluate('true').then(
    () => false,
    () => true,
  );
}

/** Starts an engine with the window of a phone. */
export async function openTab(engine: Engine, origin: string, start?: Start): Promise<Tab> {
  const browser = await engine.open(start);
  if (start?.device !== 'desktop') await browser.resize(PHONE);
  return new Tab(browser, origin);
}

async function runStory(
  tab: Tab,
  { name, run }: Story,
  picture: string,
): Promise<{ result: StoryResult; isLost: boolean }> {
  const began = Date.now();
  let reason: string | undefined;
  let isLost = false;
  try {
    await run(tab);
  } catch (error) {
    reason = wordsOf(error);
    isLost = await losesBrowser(tab, error);
  }
  const seconds = secondsSince(began);
  const errors = await tab.takeErrors().catch(() => []);
  const screen = await tab.browser.screenshot().catch(() => undefined);
  if (screen) writeFileSync(picture, screen);
  const result = {
    story: name,
    ok: reason === undefined,
    seconds,
    errors,
    ...(reason && { reason }),
    ...(screen && { picture: basename(picture) }),
  };
  return { result, isLost };
}

/** The first line of an error. */
export function wordsOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
}
