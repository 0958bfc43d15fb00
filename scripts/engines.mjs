// `npm run engines`: the product in real browsers, old ones too, one after another.
// --engine=69,92,webkit  the engines, all without it: Chromium by main version, `current`, `webkit` and `firefox`
// --story=landing,spin   the stories, all without it
// --url=http://localhost:3000  tests a product that already runs (with the settings of scripts/test/settings.mjs)
// --host=bfzh.localhost  the brand's host
// Engines are fetched once into .engines/, or into the folder that ENGINES_DIR names.
import { parseArgs } from 'node:util';
import { installEngines } from './engines/installation.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { runCommand } from './lib/cli.mjs';
import { run } from './lib/command.mjs';
import { installPackages } from './lib/packages.mjs';
import { installBrowser } from './test/browser.mjs';
import { startProduct } from './test/product.mjs';
import { enterProject } from './test/project.mjs';
import { endToEndSettings } from './test/settings.mjs';

const OPTIONS = ['engine', 'story', 'host', 'page', 'width'];

const { values } = parseArgs({
  options: { url: { type: 'string' }, ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])) },
});

async function runEngines() {
  await installPackages();
  await installEngines(values.engine?.split(',') ?? ['webkit', 'firefox']);
  const chromium = await installBrowser();
  if (!values.url) await buildIfChanged();
  const product = values.url ? undefined : await startProduct(endToEndSettings);
  const passed = OPTIONS.filter((name) => values[name]).map((name) => `--${name}=${values[name]}`);
  const { ok } = await run([process.execPath, '--import', 'tsx', 'scripts/engines/run.ts', ...passed], {
    env: { CHROMIUM_PATH: chromium, E2E_BASE_URL: product?.url ?? values.url },
    minutes: 120,
  });
  await product?.stop();
  process.exitCode = ok ? 0 : 1;
}

enterProject();
await runCommand(runEngines);
