// `npm run shots`: a picture of every page in both layouts, and a contact sheet of each brand, in shots/.
// --compare  compares the pages with the pictures in e2e/shots, reports in shots/, exits 1 where they differ
// --update   puts the present pictures in their place
// Brands are named as arguments (`npm run shots -- bfzh iekb`), a running product by --base-url=http://localhost:3000.
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { CliError, runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { startProduct } from '../../scripts/test/product.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { endToEndSettings } from '../../scripts/test/settings.mjs';

const STOPPED_CLOCK = new URL('stopped-clock.mjs', import.meta.url).href;

const { values, positionals } = parseArgs({
  options: { 'base-url': { type: 'string' }, compare: { type: 'boolean' }, update: { type: 'boolean' } },
  allowPositionals: true,
});

async function takePictures() {
  const { compare, update, 'base-url': running } = values;
  if (compare && update) throw new CliError('Either --compare or --update.');
  if ((compare || update) && running)
    throw new CliError(
      'Comparable pictures take a product of their own, whose time stands still; leave --base-url out.',
    );
  await installPackages();
  const browser = await installBrowser();
  if (!running) await buildIfChanged();
  const product = running
    ? undefined
    : await startProduct({ ...endToEndSettings, NODE_OPTIONS: `--import=${STOPPED_CLOCK}` });
  const script = compare ? 'compare' : update ? 'update' : 'take-pictures';
  const { ok } = await run([process.execPath, '--import', 'tsx', `tools/visual/${script}.ts`, ...positionals], {
    env: { CHROMIUM_PATH: browser, E2E_BASE_URL: product?.url ?? running },
    minutes: 60,
  });
  await product?.stop();
  process.exitCode = ok ? 0 : 1;
}

enterProject();
await runCommand(takePictures);
