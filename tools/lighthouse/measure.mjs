import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, devices } from 'playwright';
import { freePort } from '../../scripts/lib/ports.mjs';
import { blockingTimes } from './blocking-times.mjs';
import { firstTaps } from './first-taps.mjs';
import { loadLighthouse } from './install.mjs';
import { HOST } from './plan.mjs';
import { traceVisit } from './trace-visit.mjs';

/** What the edge takes for the same visitor as Lighthouse's. */
const VISITORS = { mobile: devices['Pixel 7'], desktop: devices['Desktop Chrome'] };
/** @typedef {keyof typeof VISITORS} Form */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Opens a browser for which the edge on a port of this machine is the whole internet.
 *
 * @param {{ browser: string, port: number, reports: string }} options path of a Chromium, the edge's port of https, and the
 *   folder of reports
 */
export async function openMeter({ browser: executablePath, port, reports }) {
  const { lighthouse, desktopConfig } = await loadLighthouse();
  const debugging = await freePort();
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
    // The certificate of this machine is vouched for by nobody.
    '--ignore-certificate-errors',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ];
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${debugging}`],
  });

  const addressOf = (/** @type {string} */ path) => `https://${HOST}/newactivities${path}`;

  const openAs = (/** @type {Form} */ form) => browser.newPage({ ...VISITORS[form], ignoreHTTPSErrors: true });

  /**
   * Its first visitor waits for a page to be made.
   *
   * @param {string} path
   * @param {Form} form
   */
  async function visit(path, form) {
    const page = await openAs(form);
    await page.goto(addressOf(path), { waitUntil: 'load' });
    await page.context().close();
  }

  /**
   * @param {string} path
   * @param {Form} form
   */
  async function run(path, form) {
    const options = { port: debugging, onlyCategories: CATEGORIES, output: 'html', logLevel: 'error' };
    const config = form === 'desktop' ? desktopConfig : undefined;
    const { lhr, report } = await lighthouse(addressOf(path), options, config);
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const trace = await traceVisit(addressOf(path), { executablePath, args, visitor: VISITORS[form] });
    const { clock, processor } = blockingTimes(trace);
    const blocking = {
      'visit-blocking-time': { numericValue: clock },
      'processor-blocking-time': { numericValue: processor },
    };
    return { ...lhr, audits: { ...lhr.audits, ...blocking }, report };
  }

  return {
    /**
     * The results of so many measurements of a page, as Lighthouse has them.
     *
     * @param {string} path
     * @param {Form} form
     * @param {number} runs
     */
    async measure(path, form, runs) {
      await visit(path, form);
      const results = [];
      for (let number = 0; number < runs; number += 1) results.push(await run(path, form));
      return results;
    },
    /**
     * Milliseconds from first taps on a page's form to their answers, on a phone.
     *
     * @param {string} path
     * @param {number} runs
     */
    tap: (path, runs) => firstTaps(addressOf(path), () => openAs('mobile'), runs),
    /**
     * @param {{ report: string }} result
     * @param {string} name
     */
    keepReport({ report }, name) {
      mkdirSync(reports, { recursive: true });
      writeFileSync(`${reports}/${name}.html`, report);
    },
    close: () => browser.close(),
  };
}
