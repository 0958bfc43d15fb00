// `npm run test:walks`: random visitors walk through the site and check invariants after each step.
// --runs=50              number of walks (20)
// --steps=40             most steps of a walk (30)
// --seed=7 --path=12     the walks of a seed; with the path (and --steps, --replay) of a failure, that walk again
// --shrinks=10           shorter walks to try after a failure (0)
// --base-url=http://localhost:3000  tests a running product (with the settings of scripts/test/settings.mjs)
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { measureMachine } from '../../scripts/test/machine.mjs';
import { startProduct } from '../../scripts/test/product.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { sharedSettings } from '../../scripts/test/settings.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    steps: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    path: { type: 'string' },
    replay: { type: 'string' },
    shrinks: { type: 'string' },
    'base-url': { type: 'string' },
  },
});

async function main() {
  await measureMachine();
  await installPackages();
  process.env.CHROMIUM_PATH = await installBrowser();
  if (!values['base-url']) await buildIfChanged();
  const product = values['base-url'] ? undefined : await startProduct(sharedSettings());
  const { ok } = await run(['npx', '--no-install', 'playwright', 'test', '--project=walks', '--reporter=list'], {
    minutes: 600,
    env: {
      E2E_BASE_URL: product?.url ?? values['base-url'],
      WALK_RUNS: values.path ? '1' : values.runs,
      WALK_STEPS: values.steps,
      WALK_SEED: values.seed,
      WALK_PATH: values.path,
      WALK_REPLAY: values.replay,
      WALK_SHRINKS: values.shrinks,
    },
  });
  await product?.stop();
  process.exitCode = ok ? 0 : 1;
}

enterProject();
await runCommand(main);
