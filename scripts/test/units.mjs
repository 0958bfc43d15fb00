import { engineIds, engineTests } from './engines.mjs';
import { jestTests } from './jest.mjs';
import { isAbout } from './plan/nearness.mjs';
import { cheapest, planLane } from './plan/pack.mjs';
import { runPlan } from './plan/run.mjs';
import { startProduct } from './product.mjs';
import { single, total } from './results.mjs';
import { sharedSettings } from './settings.mjs';
import { TEST_FILES, testFilesOf } from './test-files.mjs';

/** Engines run beside each other, and a story mostly waits. */
const ENGINES_AT_A_TIME = 2;

/**
 * Plans the Jest files and, unless the run has no browsers, the stories and pages of old and other browsers.
 *
 * @param {import('./jest.mjs').Options} options
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @param {number} room units for all of them
 */
export async function planUnits({ quick }, testRun, room) {
  const { costOf, changed, distances } = testRun;
  const names = quick ? ['data'] : Object.keys(TEST_FILES);
  const files = /** @type {import('./test-files.mjs').ProjectName[]} */ (names)
    .flatMap(testFilesOf)
    .map((id) => ({ id, units: costOf(id) }));
  const engines = quick ? [] : (await engineIds()).map((id) => ({ id, units: costOf(id) / ENGINES_AT_A_TIME }));
  const near = [...files, ...engines].flatMap((item) => {
    const distance =
      distances.get(item.id) ?? (isEngine(item) && isAbout({ file: item.id, title: '' }, changed) ? 1 : undefined);
    return distance === undefined ? [] : [{ ...item, distance }];
  });
  return planLane(testRun, { items: [...files, ...engines], always: cheapest(files, room), near, room });
}

/**
 * Runs the planned Jest files, and stories and pages of engines.
 *
 * @param {import('./jest.mjs').Options} options
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @param {import('./plan/pack.mjs').Plan} plan
 * @param {Promise<boolean>} built whether the product is built, which engines need
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export function unitTests(options, testRun, plan, built) {
  return runPlan(plan, testRun, { runItems });

  /** @param {readonly import('./plan/pack.mjs').Item[]} items */
  async function runItems(items) {
    const jest = await jestTests(options, idsOf(items.filter((item) => !isEngine(item))));
    const engines = await runEngines(idsOf(items.filter(isEngine)), built);
    return { ...total([jest, engines]), output: [jest.output, engines.output].join('\n') };
  }
}

/**
 * @param {readonly string[]} ids
 * @param {Promise<boolean>} built
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
async function runEngines(ids, built) {
  if (ids.length === 0) return total([]);
  if (!(await built)) return single(false, 'Old and other browsers need the build');
  const product = await startProduct(sharedSettings());
  try {
    return await engineTests(ids, product.url);
  } finally {
    await product.stop();
  }
}

/** @param {import('./plan/pack.mjs').Item} item */
export const isEngine = ({ id }) => id.startsWith('engines/');

/** @param {readonly import('./plan/pack.mjs').Item[]} items */
const idsOf = (items) => items.map(({ id }) => id);
