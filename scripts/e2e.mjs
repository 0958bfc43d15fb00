// `npm run e2e`: the end-to-end tests alone, on a product started for them. Arguments after `--` go to Playwright. The report,
// with traces of failed tests, is playwright-report/index.html.
// -g lottery-october                one page on every host and device; other words select tests by title
// --shard=1/4                       a part of the tests, for several machines
// --every-page                      taps on every page with a session and in exercises, not only on one page of each kind; the matrix on every
//                                   device of each host, not only on one
// --base-url=http://localhost:3000  tests a running product (started with the settings of scripts/test/settings.mjs)
// --machines=2                      tests several machines behind nginx, which share a PostgreSQL and a Redis
// --host=gold.example               tests a real deployment: reads that host's pages and writes nothing
// --pictures                        takes the pictures of docs/office.md instead (`npm run pictures:office`)
// --brand=bfzh --package=XY_140     what a host that was added at run time must show
import { parseArgs } from 'node:util';
import { run } from './lib/command.mjs';
import { installPackages } from './lib/packages.mjs';
import { installBrowser } from './test/browser.mjs';
import { makeDatabase } from './test/database.mjs';
import { measureMachine } from './test/machine.mjs';
import { startMachines, startProduct } from './test/product.mjs';
import { enterProject } from './test/project.mjs';
import { sharedSettings } from './test/settings.mjs';
import { PLAYWRIGHT } from './test/test-product.mjs';

const { values, positionals } = parseArgs({
  options: {
    host: { type: 'string' },
    brand: { type: 'string' },
    package: { type: 'string' },
    'base-url': { type: 'string' },
    machines: { type: 'string' },
    grep: { type: 'string', short: 'g' },
    shard: { type: 'string' },
    'every-page': { type: 'boolean' },
    pictures: { type: 'boolean' },
  },
  allowPositionals: true,
});

if (!values.host && (values.brand || values.package)) {
  console.error('--brand and --package require --host.');
  process.exit(1);
}
enterProject();
await measureMachine();
await installPackages();
/** @type {Record<string, string | undefined>} */
const env = { CHROMIUM_PATH: await installBrowser() };
if (values.host) {
  env.E2E_HOST = values.host;
  env.E2E_BRAND = values.brand;
  env.E2E_PACKAGE = values.package;
  console.log('Skipping journeys/, stories/ and walks/: they write, and nothing may write to a real deployment.');
  console.log('Skipping http/, edge/ and office/: they start servers of their own.');
}
if (values.grep) env.E2E_GREP = values.grep;
if (values['every-page']) env.E2E_EVERY_PAGE = '1';

const address = values['base-url'] ?? (values.host ? `https://${values.host}` : undefined);
if (values.pictures) env.E2E_PICTURES = '1';
process.env.E2E_DATABASE = await makeDatabase(values.pictures ? 'tools/office-pictures/fill.ts' : undefined);
// The pictures are of a product of their own.
const product = address || values.pictures ? undefined : await start();
env.E2E_BASE_URL = product?.url ?? address;
env.PLAYWRIGHT_HTML_OPEN = 'never';
const options = [
  '--reporter=list,html',
  // Recording a trace of every test would take as long as the tests. A failed test runs again with a trace, and the run still
  // fails.
  '--trace=on-first-retry',
  '--fail-on-flaky-tests',
  ...(values.shard ? [`--shard=${values.shard}`] : []),
];
const { ok } = await run([...PLAYWRIGHT, ...options, ...positionals], {
  env,
  minutes: 30,
});
await product?.stop();
process.exitCode = ok ? 0 : 1;

function start() {
  return values.machines ? startMachines(Number(values.machines), sharedSettings()) : startProduct(sharedSettings());
}
