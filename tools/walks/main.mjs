// `npm run test:walks`: random visitors walk through the site and check invariants after each step.
// --runs=50              number of walks (20)
// --steps=40             most steps of a walk (30)
// --seed=7 --path=12     the walks of a seed; with the path (and --steps, --replay) of a failure, that walk again
// --shrinks=10           shorter walks to try after a failure (0)
// --base-url=http://localhost:3000  tests a running product (with the settings of scripts/test/settings.mjs)
// --planted              plants faults in a copy of the build and lists which ones the walks find
// --fault=footer         only the planted faults whose names include the word
import { rmSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { runCommand } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/command.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { installBrowser } from '../../scripts/test/browser.mjs';
import { startProduct } from '../../scripts/test/product.mjs';
import { enterProject } from '../../scripts/test/project.mjs';
import { sharedSettings } from '../../scripts/test/settings.mjs';
import { plantFaults } from './plant.mjs';
import { PLANTED_FAULTS } from './planted-faults.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    steps: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    path: { type: 'string' },
    replay: { type: 'string' },
    shrinks: { type: 'string' },
    'base-url': { type: 'string' },
    planted: { type: 'boolean' },
    fault: { type: 'string', default: '' },
  },
});

/**
 * @param {string} url
 * @param {boolean} [quiet]
 */
function walk(url, quiet = false) {
  return run(['npx', '--no-install', 'playwright', 'test', '--project=walks', '--reporter=list'], {
    quiet,
    minutes: 600,
    env: {
      E2E_BASE_URL: url,
      WALK_RUNS: values.path ? '1' : values.runs,
      WALK_STEPS: values.steps,
      WALK_SEED: values.seed,
      WALK_PATH: values.path,
      WALK_REPLAY: values.replay,
      WALK_SHRINKS: values.shrinks,
    },
  });
}

async function walkOnce() {
  if (!values['base-url']) await buildIfChanged();
  const product = values['base-url'] ? undefined : await startProduct(sharedSettings());
  const { ok } = await walk(product?.url ?? values['base-url'] ?? '');
  await product?.stop();
  process.exitCode = ok ? 0 : 1;
}

async function findPlanted() {
  await buildIfChanged();
  const folder = plantFaults();
  const chosen = PLANTED_FAULTS.filter(({ name }) => name.includes(values.fault));
  let found = 0;
  for (const fault of chosen) if (await isFound(fault, folder)) found += 1;
  console.log(`${found} of ${chosen.length} planted faults found, seed ${values.seed}`);
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = found === chosen.length ? 0 : 1;
}

/**
 * @param {import('./planted-faults.mjs').PlantedFault} fault
 * @param {string} folder
 */
async function isFound({ name, sign }, folder) {
  const settings = sharedSettings();
  const product = await inFolder(folder, () => startProduct({ ...settings, PLANTED_FAULT: name }));
  const { output } = await walk(product.url, true);
  await product.stop();
  const told = stripVTControlCharacters(output);
  const steps = /(\d+) steps of (\d+) walks/.exec(told)?.[0] ?? 'no walk';
  const fault = /WalkFault: ([\s\S]*?)\n.*by /.exec(told)?.[1];
  const found = fault !== undefined && sign.test(fault);
  console.log(`${found ? 'found    ' : 'NOT found'}  ${name}: ${steps}${fault && !found ? `, but: ${fault}` : ''}`);
  return found;
}

/**
 * Starts a process in another folder.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} begin
 */
async function inFolder(folder, begin) {
  const project = process.cwd();
  process.chdir(folder);
  try {
    return await begin();
  } finally {
    process.chdir(project);
  }
}

async function main() {
  await installPackages();
  process.env.CHROMIUM_PATH = await installBrowser();
  await (values.planted ? findPlanted() : walkOnce());
}

enterProject();
await runCommand(main);
