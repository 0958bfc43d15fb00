import { setTimeout } from 'node:timers/promises';
import { SLOWDOWN } from './blocking-times.mjs';

/** The button that asks for the code: the first that a visitor taps. */
const BUTTON = 'form button[type="button"]';
/** Milliseconds after a form is seen at which visitors tap, before and while its page comes alive and after. */
const MOMENTS = [0, 50, 100, 200, 350, 500, 750, 1_000, 1_500];
/** Lighthouse's slow 4G; bytes a second and milliseconds. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
/** Milliseconds after a tap by which it has long been answered. */
const ANSWERED = 1_000;

/**
 * Milliseconds from each first tap on a page's form to the next paint, by the browser's own event timing, on a phone as slow as
 * Lighthouse's: for each moment the median of so many visits. A page that is not alive paints that it is still loading.
 *
 * @param {string} address
 * @param {() => Promise<import('playwright').Page>} open a page of a new visitor
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
    if (!box) throw new Error(`${address} shows no form.`);
    await setTimeout(moment);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await setTimeout(ANSWERED);
    return await page.evaluate('longestTap');
  } finally {
    await page.context().close();
  }
}

/**
 * Runs in the page before its own scripts: how long what the visitor did took to be painted, 0 where all was faster than the
 * browser tells. The pointer that a browser makes up over a page that has just come is no tap.
 */
function observeTaps() {
  const seen = Object.assign(window, { longestTap: 0 });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (entry.interactionId) seen.longestTap = Math.max(seen.longestTap, entry.duration);
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}
