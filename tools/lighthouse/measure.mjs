import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, devices } from 'playwright';
import { freePort } from '../../scripts/lib/ports.mjs';
import { busyTime } from './busy-time.mjs';
import { firstTaps } from './first-taps.mjs';
import { loadLighthouse } from './install.mjs';
import { BARE_HOST, HOST } from './plan.mjs';
import { traceVisit } from './trace-visit.mjs';

/** Visitors that get the same layout from the edge as Lighthouse. */
const VISITORS = { mobile: devices['Pixel 7'], desktop: devices['Desktop Chrome'] };
/** @typedef {keyof typeof VISITORS} Form */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** @param {string} path of a page of the site */
export const siteAddress = (path) => `https://${HOST}/newactivities${path}`;

export const BARE_ADDRESS = `http://${BARE_HOST}/`;

/**
 * Opens a browser in which every host is the edge on a port of this machine, except for the bare page's host.
 *
 * @param {{ browser: string, edgePort: number, barePort: number, reports: string }} options path of a Chromium, the edge's port of
 *   https, the bare page's port of http, and the folder of reports
 */
export async function openMeter({ browser: executablePath, edgePort, barePort, reports }) {
  const { lighthouse, desktopConfig } = await loadLighthouse();
  const debugging = await freePort();
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--host-resolver-rules=MAP ${BARE_HOST} 127.0.0.1:${barePort}, MAP * 127.0.0.1:${edgePort}`,
    // No authority has signed the certificate of this machine.
    '--ignore-certificate-errors',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
  ];
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${debugging}`],
  });

  const openAs = (/** @type {Form} */ form) => browser.newPage({ ...VISITORS[form], ignoreHTTPSErrors: true });

  /**
   * Visits a page once, so that the product renders and caches it before the measurement.
   *
   * @param {string} address
   * @param {Form} form
   */
  async function visit(address, form) {
    const page = await openAs(form);
    await page.goto(address, { waitUntil: 'load' });
    await page.context().close();
  }

  /**
   * @param {string} address
   * @param {Form} form
   */
  async function run(address, form) {
    const options = { port: debugging, onlyCategories: CATEGORIES, output: 'html', logLevel: 'error' };
    const config = form === 'desktop' ? desktopConfig : undefined;
    const { lhr, report } = await lighthouse(address, options, config);
    if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
    const trace = await traceVisit(address, { executablePath, args, visitor: VISITORS[form] });
    return { ...lhr, audits: { ...lhr.audits, 'busy-time': { numericValue: busyTime(trace) } }, report };
  }

  return {
    /**
     * Lighthouse's results of a number of measurements.
     *
     * @param {string} address
     * @param {Form} form
     * @param {number} runs
     */
    async measure(address, form, runs) {
      await visit(address, form);
      const results = [];
      for (let number = 0; number < runs; number += 1) results.push(await run(address, form));
      return results;
    },
    /**
     * Milliseconds from first taps on a page's form to their answers, on a phone.
     *
     * @param {string} address
     * @param {number} runs
     */
    tap: (address, runs) => firstTaps(address, () => openAs('mobile'), runs),
    /**
     * @param {{ report: string }} result
     * @param {string} name
     */
    saveReport({ report }, name) {
      mkdirSync(reports, { recursive: true });
      writeFileSync(`${reports}/${name}.html`, report);
    },
    close: () => browser.close(),
  };
}
