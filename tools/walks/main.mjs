// `npm run test:walks`: random visitors walk through the site and check invariants after each step.
// --runs=50              number of walks (20)
// --steps=40             most steps of a walk (30)
// --seed=7 --path=12     the walks of a seed; with the path (and --steps, --replay) of a failure, that walk again
// --shrinks=10           shorter walks to try after a failure (0)
// --base-url=http://localhost:3000  tests a running product (with the settings of scripts/test/settings.mjs)
import { parseArgs } from 'node:util';
import { sharedSettings } from '../../scripts/test/settings.mjs';
import { PLAYWRIGHT, testProduct } from '../../scripts/test/test-product.mjs';

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

await testProduct({
  command: [...PLAYWRIGHT, '--project=walks', '--reporter=list'],
  minutes: 600,
  url: values['base-url'],
  settings: sharedSettings(),
  env: {
    WALK_RUNS: values.path ? '1' : values.runs,
    WALK_STEPS: values.steps,
    WALK_SEED: values.seed,
    WALK_PATH: values.path,
    WALK_REPLAY: values.replay,
    WALK_SHRINKS: values.shrinks,
  },
});
