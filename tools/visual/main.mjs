// `npm run test:visual`: compares pages with their pictures; fails where one looks different or has no picture yet.
// --brand=gjs2,hfzt  the brands; without it those whose pictures are in git
// --every-page       every page instead of a sample
// --update           stores the pages as they look now
// Arguments after a second `--` go to Playwright, such as `-- -g bull-market`.
import { parseArgs } from 'node:util';
import { endToEndSettings } from '../../scripts/test/settings.mjs';
import { PLAYWRIGHT, testProduct } from '../../scripts/test/test-product.mjs';

const STOPPED_CLOCK = new URL('stopped-clock.mjs', import.meta.url).href;

const { values, positionals } = parseArgs({
  options: { brand: { type: 'string' }, 'every-page': { type: 'boolean' }, update: { type: 'boolean' } },
  allowPositionals: true,
});

await testProduct({
  command: [
    ...PLAYWRIGHT,
    '--config=tools/visual/playwright.config.ts',
    ...(values.update ? ['--update-snapshots'] : []),
    ...positionals,
  ],
  minutes: 60,
  settings: { ...endToEndSettings, NODE_OPTIONS: `--import=${STOPPED_CLOCK}` },
  env: { E2E_EVERY_PAGE: values['every-page'] ? '1' : undefined, VISUAL_BRANDS: values.brand },
});
