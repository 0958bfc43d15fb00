import { run } from '../lib/command.mjs';
import { drillTests, installTests } from './drill.mjs';
import { endToEndTests, planSpecs } from './end-to-end.mjs';
import { BUDGET } from './plan/run.mjs';
import { single, total } from './results.mjs';
import { isEngine, planUnits, unitTests } from './units.mjs';

/**
 * A step of a run. If `isNeededByRest` fails, the lane ends.
 * @typedef {{ name: string, run: () => Promise<import('./results.mjs').StepResult>, isNeededByRest?: boolean }} Step
 */

/** Units of a lane for starting the product, Jest and Playwright, and for costs that differ from run to run. */
const MARGIN = 60;

/** @type {Step} */
const format = { name: 'Format and lint', run: () => command('biome', 'ci', '--colors=off') };
/** @type {Step} */
const unused = { name: 'Unused code', run: () => command(process.execPath, 'tools/unused/main.mjs') };

/** @type {Step} */
const builtPages = {
  name: 'Pages in the front server cache',
  run: () => command(process.execPath, '--import', 'tsx', 'scripts/test/built-pages.ts'),
};
/** @type {Step} */
const features = {
  name: 'Features that old browsers lack',
  run: () => command(process.execPath, '--import', 'tsx', 'tools/engines/gate/main.ts'),
};
/** The types that Next derives from routes and style sheets. A build writes them too. @type {Step} */
const derivedTypes = {
  name: 'Types of routes and styles',
  run: () => command('next', 'typegen'),
  isNeededByRest: true,
};
/** @type {Step} */
const types = { name: 'Types', run: checkTypes };

/**
 * The steps of a run in parallel lanes, each with one step after another.
 *
 * @param {import('./jest.mjs').Options & { changed?: boolean | undefined }} options
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @returns {Promise<Step[][]>}
 */
export async function lanesOf(options, testRun) {
  /** @type {(succeeded: boolean) => void} */
  let endBuild = () => {};
  /** @type {Promise<boolean>} */
  const built = new Promise((resolve) => {
    endBuild = resolve;
  });
  /** @type {Step} */
  const build = {
    name: 'Production build',
    run: async () => {
      const result = await command(process.execPath, 'scripts/build.mjs');
      endBuild(result.failed === 0);
      return result;
    },
    isNeededByRest: true,
  };
  const [unitSteps, endToEndSteps] = [
    [format, unused],
    [build, types, builtPages, features],
  ];
  const specs = options.quick ? undefined : planSpecs(testRun, roomAfter(endToEndSteps, testRun));
  // The step that awaits it later reports its failure.
  specs?.catch(() => undefined);
  const units = await planUnits(options, testRun, roomAfter(unitSteps, testRun));
  /** @type {Step} */
  const unit = {
    name: options.quick ? 'Tests of data and tooling' : 'Unit and component tests, old and other browsers',
    run: () => unitTests(options, testRun, units, built),
  };
  if (!specs) return [[format, derivedTypes, types, unused], [unit]];
  /** @type {Step} */
  const endToEnd = { name: 'End-to-end tests', run: async () => endToEndTests(testRun, await specs) };
  if (!options.changed)
    return [
      [...endToEndSteps, endToEnd],
      [...unitSteps, unit],
    ];
  if ((await specs).fixed.length === 0 && !units.fixed.some(isEngine)) return [[format, derivedTypes, types], [unit]];
  return [
    [build, types, endToEnd],
    [format, unit],
  ];
}

/**
 * The units of a lane's budget that its steps before the tests leave, without a margin for what the tests start.
 *
 * @param {readonly Step[]} steps
 * @param {import('./plan/run.mjs').TestRun} testRun
 */
function roomAfter(steps, { costOf }) {
  return steps.reduce((units, { name }) => units - costOf(`step/${name}`), BUDGET - MARGIN);
}

/**
 * The steps after all lanes, which measure seconds and so must run alone.
 *
 * @param {import('./jest.mjs').Options} options
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @returns {Step[]}
 */
export function lastStepsOf({ full }, testRun) {
  if (!full) return [];
  return [
    { name: 'Failover drill', run: () => drillTests(testRun) },
    { name: 'Installations by the guides', run: () => installTests(testRun) },
  ];
}

/**
 * Runs a command of a package, or Node, as one test.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
async function command(program, ...args) {
  const line = program === process.execPath ? [program, ...args] : ['npx', '--no-install', program, ...args];
  const { ok, output } = await run(line, { quiet: true });
  return { ...single(ok, [program, ...args].join(' ')), output };
}

async function checkTypes() {
  const [project, scripts] = [
    await command('tsc', '--noEmit'),
    await command('tsc', '--noEmit', '-p', 'tsconfig.scripts.json'),
  ];
  return { ...total([project, scripts]), output: `${project.output}${scripts.output}` };
}
