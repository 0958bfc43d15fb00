import { setTimeout } from 'node:timers/promises';
import { SLOWDOWN } from './busy-time.mjs';

/** The button that requests the SMS code, which visitors tap first. */
const BUTTON = 'form button[type="button"]';
/** Milliseconds from the form's appearance to the tap: before, during and after hydration. */
const MOMENTS = [0, 50, 100, 200, 350, 500, 750, 1_000, 1_500];
/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
/** Milliseconds to wait for the answer to a tap. */
const ANSWERED = 1_000;

/**
 * Milliseconds from the first tap on a page's form to the next paint, as the browser's event timing reports them, on a phone as slow as
 * Lighthouse's. The result has the median of `runs` visits for each of MOMENTS. A page that is not hydrated yet paints a loading state.
 *
 * @param {string} address
 * @param {() => Promise<import('playwright').Page>} open opens a page of a new visitor
 * @param {number} runs
 * @returns {Promise<number[]>}
 */
export async function firstTaps(address, open, runs) {
  const answers = [];
  for (const moment of MOMENTS) {
    const visits = [];
    for (let number = 0; number < runs; number += 1) visits.push(await firstTap(address, await open(), moment));
    visits.sort((one, other) => one - other);
    answers.push(visits[Math.floor(runs / 2)] ?? 0);
  }
  return answers;
}

/**
 * @param {string} address
 * @param {import('playwright').Page} page
 * @param {number} moment
 */
async function firstTap(address, page, moment) {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(observeTaps);
    await page.goto(address, { waitUntil: 'commit' });
    const button = page.locator(BUTTON).first();
    await button.waitFor();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${address} has no form.`);
    await setTimeout(moment);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await setTimeout(ANSWERED);
    return await page.evaluate('longestTap');
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page before its own scripts: records the longest time from an interaction to its paint, 0 when all were too fast for the
 * browser to report. An event without `interactionId` is no tap, such as the pointer event that a browser sends over a new page.
 */
function observeTaps() {
  const seen = Object.assign(window, { longestTap: 0 });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (entry.interactionId) seen.longestTap = Math.max(seen.longestTap, entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}
