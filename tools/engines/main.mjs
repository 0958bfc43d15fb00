// `npm run test:browsers`: tests the product in real browsers, also old ones, one after another.
// --engine=69,92,webkit  the engines (all): Chromium by its main version, `current`, `webkit` and `firefox`
// --story=landing,spin   the stories, or `layout` (all)
// --page=/bull-market    the pages of the layout check (all)
// --screen=320,375@140   the screens of the layout check (all), by the names in screens.ts
// --only=ids.json        of these, the stories and pages in a file: a list such as `tools/engines/run.ts --list` prints
// --url=http://localhost:3000  tests a running product (with the settings of scripts/test/settings.mjs)
// --host=bfzh.localhost  the brand's host
// Downloads old engines once into .engines/, or into the folder that ENGINES_DIR names.
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installEngines } from '../../scripts/lib/engines.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { measureMachine } from '../../scripts/test/machine.mjs';
import { startProduct } from '../../scripts/test/product.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { sharedSettings } from '../../scripts/test/settings.mjs';

const OPTIONS = ['engine', 'story', 'host', 'page', 'screen', 'only'];

/** @type {{ values: Record<string, string | undefined> }} */
const { values } = parseArgs({
  options: { url: { type: 'string' }, ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])) },
});

async function runEngines() {
  await measureMachine();
  await installPackages();
  await installEngines(values.engine?.split(',') ?? ['webkit', 'firefox']);
  const chromium = await installBrowser();
  if (!values.url) await buildIfChanged();
  const product = values.url ? undefined : await startProduct(sharedSettings());
  const passed = OPTIONS.filter((name) => values[name]).map((name) => `--${name}=${values[name]}`);
  const { ok } = await run([process.execPath, '--import', 'tsx', 'tools/engines/run.ts', ...passed], {
    env: { CHROMIUM_PATH: chromium, E2E_BASE_URL: product?.url ?? values.url },
    minutes: 120,
  });
  await product?.stop();
  process.exitCode = ok ? 0 : 1;
}

enterProject();
await runCommand(runEngines);
