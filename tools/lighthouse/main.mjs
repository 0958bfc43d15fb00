// `npm run lighthouse`: measures campaigns of every kind on phone and desktop, from the product behind its edge, each beside a bare page
// of the same framework; and how soon a slow phone answers the first tap on a form. Exits with 1 when a goal of plan.mjs is missed.
// Arguments are the pages to measure, such as `npm run lighthouse -- /bull-market`.
// --runs=1       measurements of each page, 1 to 9 (3)
// --form=mobile  only one of mobile and desktop

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { CliError, log, runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { startMachines } from '../../scripts/test/product.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { installLighthouse } from './install.mjs';
import { FORM_PAGES, FORMS, PAGES, TAP_GOAL } from './plan.mjs';
import { goalsMissed, median, rowOf } from './results.mjs';

const FOLDER = 'tools/lighthouse/bare';
/** The folder that Next exports to. */
const EXPORTED = join(FOLDER, '.out');
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** The folder of each page's median report. */
const REPORTS = '.lighthouse/reports';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, form: { type: 'string' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 9) throw new CliError('--runs must be a number from 1 to 9.');
  const forms = FORMS.filter((form) => !values.form || form === values.form);
  if (forms.length === 0) throw new CliError(`--form must be ${FORMS.join(' or ')}.`);

  enterProject();
  await installPackages();
  const browser = await installBrowser();
  await installLighthouse();
  // It imports a package.
  const { BARE_ADDRESS, openMeter, siteAddress } = await import('./measure.mjs');
  await buildIfChanged();
  rmSync(REPORTS, { recursive: true, force: true });
  const bare = await startBarePage();
  const product = await startBehindEdge();
  const meter = await openMeter({ browser, edgePort: product.port, barePort: bare.port, reports: REPORTS });
  /** @type {Record<string, ReturnType<typeof rowOf>>} */
  const rows = {};
  /** @type {Record<string, { answers: string, 'worst ms': number }>} */
  const taps = {};
  const missed = [];
  const paths = positionals.length > 0 ? positionals : PAGES;
  try {
    for (const form of forms) {
      for (const path of paths) {
        const beside = median(await meter.measure(BARE_ADDRESS, form, runs));
        const result = median(await meter.measure(siteAddress(path), form, runs));
        meter.saveReport(result, `${form}${path.replaceAll('/', '-')}`);
        const name = `${form} ${path}`;
        rows[name] = rowOf(result, beside);
        missed.push(...goalsMissed(result, beside).map((sentence) => `${name}: ${sentence}`));
        log(`${name}: ${Object.values(rows[name]).join(' · ')}`);
      }
    }
    for (const path of forms.includes('mobile') ? paths.filter((path) => FORM_PAGES.includes(path)) : []) {
      const answers = await meter.tap(siteAddress(path), runs);
      const worst = Math.max(...answers);
      taps[path] = { answers: answers.join(' · '), 'worst ms': worst };
      if (worst > TAP_GOAL) missed.push(`${path}: a first tap was answered after ${worst} ms, at most ${TAP_GOAL}`);
    }
  } finally {
    await meter.close();
    await product.stop();
    bare.stop();
  }
  console.table(rows);
  if (Object.keys(taps).length > 0) console.table(taps);
  for (const sentence of missed) console.log(`MISSED ${sentence}`);
  console.log(`Reports: ${REPORTS}/`);
  if (missed.length > 0) process.exitCode = 1;
});

/**
 * Starts the product behind nginx with production settings and its own database, and waits until it answers.
 *
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} `port` of https
 */
async function startBehindEdge() {
  // The edge's cache may have pages of an earlier build.
  rmSync('.edge/cache', { recursive: true, force: true });
  const port = await freePort();
  const { stop } = await startMachines(1, {
    EDGE_PORT: String(port),
    DEPLOYMENT: 'production',
    HOST: 'localhost',
    DATA_KEY: randomBytes(32).toString('base64'),
    SMS_WEBHOOK_URL: 'http://127.0.0.1:9/sms',
  });
  return { port, stop };
}

/**
 * Builds the bare page and serves it over http.
 *
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
async function startBarePage() {
  const command = [process.execPath, 'node_modules/next/dist/bin/next', 'build', FOLDER];
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { ok, output } = await run(command, { quiet: true, env });
  if (!ok) throw new Error(`Next could not build the bare page:\n${output}`);
  const server = createServer(({ url = '/' }, response) => {
    const file = join(EXPORTED, url === '/' ? 'index.html' : new URL(url, 'http://bare').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' })
      .end(gzipSync(readFileSync(file)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
