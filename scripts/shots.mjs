// `npm run shots`: a picture of every page in both layouts, and a contact sheet of each brand, in shots/.
// Brands are named as arguments (`npm run shots -- bfzh iekb`), a running product by --base-url=http://localhost:3000.
import { parseArgs } from 'node:util';
import { buildIfChanged } from './lib/build.mjs';
import { installPackages } from './lib/packages.mjs';
import { installBrowser } from './test/browser.mjs';
import { run } from './test/command.mjs';
import { startProduct } from './test/product.mjs';
import { enterProject } from './test/project.mjs';
import { endToEndSettings } from './test/settings.mjs';

const { values, positionals } = parseArgs({ options: { 'base-url': { type: 'string' } }, allowPositionals: true });

enterProject();
await installPackages();
const env = { CHROMIUM_PATH: await installBrowser() };
if (!values['base-url']) await buildIfChanged();
const product = values['base-url'] ? undefined : await startProduct(endToEndSettings);
env.E2E_BASE_URL = product?.url ?? values['base-url'];
const { ok } = await run([process.execPath, '--import', 'tsx', 'scripts/shots/take-shots.ts', ...positionals], {
  env,
  minutes: 30,
});
await product?.stop();
process.exitCode = ok ? 0 : 1;
