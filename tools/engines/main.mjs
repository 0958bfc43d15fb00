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
import { installEngines } from '../../scripts/lib/engines.mjs';
import { sharedSettings } from '../../scripts/test/settings.mjs';
import { testProduct } from '../../scripts/test/test-product.mjs';

const OPTIONS = ['engine', 'story', 'host', 'page', 'screen', 'only'];

/** @type {{ values: Record<string, string | undefined> }} */
const { values } = parseArgs({
  options: { url: { type: 'string' }, ...Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])) },
});

const passed = OPTIONS.filter((name) => values[name]).map((name) => `--${name}=${values[name]}`);

await testProduct({
  command: [process.execPath, '--import', 'tsx', 'tools/engines/run.ts', ...passed],
  minutes: 120,
  url: values.url,
  settings: sharedSettings(),
  prepare: () => installEngines(values.engine?.split(',') ?? ['webkit', 'firefox']),
});
