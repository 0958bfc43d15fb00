// `npm run test:visual`: compares pages with their pictures; fails where one looks different or has no picture yet.
// --brand=gjs2,hfzt  the brands; without it those whose pictures are in git
// --every-page       every page instead of a sample
// --update           stores the pages as they look now
// Arguments after a second `--` go to Playwright, such as `-- -g bull-market`.
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { measureMachine } from '../../scripts/test/machine.mjs';
import { startProduct } from '../../scripts/test/product.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { endToEndSettings } from '../../scripts/test/settings.mjs';

const STOPPED_CLOCK = new URL('stopped-clock.mjs', import.meta.url).href;

const { values, positionals } = parseArgs({
  options: { brand: { type: 'string' }, 'every-page': { type: 'boolean' }, update: { type: 'boolean' } },
  allowPositionals: true,
});

enterProject();
await runCommand(async () => {
  await measureMachine();
  await installPackages();
  const browser = await installBrowser();
  await buildIfChanged();
  const product = await startProduct({ ...endToEndSettings, NODE_OPTIONS: `--import=${STOPPED_CLOCK}` });
  const options = ['--config=tools/visual/playwright.config.ts', ...(values.update ? ['--update-snapshots'] : [])];
  const { ok } = await run(['npx', '--no-install', 'playwright', 'test', ...options, ...positionals], {
    env: {
      CHROMIUM_PATH: browser,
      E2E_BASE_URL: product.url,
      E2E_EVERY_PAGE: values['every-page'] ? '1' : undefined,
      VISUAL_BRANDS: values.brand,
    },
    minutes: 60,
  });
  await product.stop();
  process.exitCode = ok ? 0 : 1;
});
