import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';

/** Milliseconds after which a page has started completely. */
const SETTLED = 6_000;
/** The categories of tasks with their processor time, and of the first paint. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'loading'];

/**
 * The trace of a first visit without an inspector. With one, as in Lighthouse, the engine records where each error was created: for five
 * errors that React creates at its start it parses the framework's scripts again, 25 to 45 ms that no visitor waits.
 *
 * @param {string} address
 * @param {{ executablePath: string, args: string[], visitor: { userAgent: string, viewport: { width: number, height: number } } }}
 *   options of the browser
 * @returns {Promise<import('./busy-time.mjs').TraceEvent[]>}
 */
export async function traceVisit(address, { executablePath, args, visitor: { userAgent, viewport } }) {
  const size = `--window-size=${viewport.width},${viewport.height}`;
  const browser = await chromium.launch({ executablePath, args: [...args, size, `--user-agent=${userAgent}`] });
  try {
    const session = await browser.newBrowserCDPSession();
    /** @type {unknown[]} */
    const events = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await session.send('Target.createTarget', { url: address });
    await setTimeout(SETTLED);
    await session.send('Tracing.end');
    await complete;
    return /** @type {import('./busy-time.mjs').TraceEvent[]} */ (events);
  } finally {
    await browser.close();
  }
}
