import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { installDrillPackages, mayDrill } from '../lib/drill-packages.mjs';
import { single, total } from './results.mjs';

/** What the drill breaks, in this order. */
export const DRILL_FAULTS = /** @type {const} */ ([
  'primary',
  'standby',
  'replace',
  'server',
  'redis',
  'etcd',
  'disk',
  'cut',
  'split',
  'quorum',
  'restore',
]);

const RESULTS = 'test-results/drill.json';
/** All faults take about ten minutes. */
const MINUTES = 20;

/** The id of each fault, such as `drill/primary`. */
export function drillIds() {
  return DRILL_FAULTS.map((fault) => `drill/${fault}`);
}

/**
 * Runs the failover drill with each fault as one test, or skips it where the drill is impossible.
 *
 * @param {readonly string[]} ids the faults
 * @returns {Promise<import('./results.mjs').StepResult & { costs: Record<string, number> }>} with the seconds of each id
 */
export async function drillTests(ids = drillIds()) {
  if (ids.length === 0) return { ...total([]), costs: {} };
  const obstacle = await findObstacle();
  if (obstacle) {
    console.log(`NOT RUN: ${obstacle}`);
    return { ...single(true), passed: 0, skipped: 1, costs: {} };
  }
  rmSync(RESULTS, { force: true });
  const only = ids.map((id) => id.replace('drill/', ''));
  const command = [process.execPath, 'tools/drill/main.mjs', `--only=${only}`, `--results=${RESULTS}`];
  const { output } = await run(command, { quiet: true, minutes: MINUTES });
  if (!existsSync(RESULTS)) return { ...single(false, 'npm run drill'), costs: {}, output };
  /** @type {{ fault: string, seconds: number, missed: string[] }[]} */
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const passed = results.filter(({ missed }) => missed.length === 0).length;
  const costs = Object.fromEntries(results.map(({ fault, seconds }) => [`drill/${fault}`, seconds]));
  const failures = [
    ...results.flatMap(({ missed }) => missed),
    ...ids.filter((id) => !(id in costs)).map((id) => `${id} was not run`),
  ];
  return { passed, failed: ids.length - passed, skipped: 0, failures, costs, output };
}

async function findObstacle() {
  if (!mayDrill()) return 'the drill needs root on Linux with apt-get.';
  try {
    await installDrillPackages();
    return undefined;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}
