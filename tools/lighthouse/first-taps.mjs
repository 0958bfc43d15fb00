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
 * Lighthouse's: one visit for each moment. A page that is not alive paints that it is still loading.
 *
 * @param {string} address
 * @param {() => Promise<import('playwright').Page>} open a page of a new visitor
 * @returns {Promise<number[]>}
 */
export async function firstTaps(address, open) {
  const answers = [];
  for (const moment of MOMENTS) answers.push(await firstTap(address, await open(), moment));
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
    await page.goto(address, { waitUntil: 'commit' });
    const button = page.locator(BUTTON).first();
    await button.waitFor();
    const box = await button.boundingBox();
    if (!box) throw new Error(`${address} shows no form.`);
    await setTimeout(moment);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await setTimeout(ANSWERED);
    return await page.evaluate(longestEvent);
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: how long the tap's events took to be painted, 0 where all were faster than the browser tells. */
function longestEvent() {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
    });
    observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));
    window.setTimeout(() => resolve(0), 500);
  });
}
