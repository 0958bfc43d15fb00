import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';

/** Milliseconds after which nothing of a page's start is left to be done. */
const SETTLED = 6_000;
/** Tasks with their processor time, and the first paint. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'loading'];

/**
 * The trace of a first visit that nothing looks into. Tools that do, Lighthouse among them, let the engine note where each error
 * was made: for five that React makes at its start it parses the framework's scripts again, 25 to 45 ms that no visitor waits.
 *
 * @param {string} address
 * @param {{ executablePath: string, args: string[], visitor: { userAgent: string, viewport: { width: number, height: number } } }}
 *   options of the browser
 * @returns {Promise<import('./blocking-times.mjs').TraceEvent[]>}
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
    return /** @type {import('./blocking-times.mjs').TraceEvent[]} */ (events);
  } finally {
    await browser.close();
  }
}
