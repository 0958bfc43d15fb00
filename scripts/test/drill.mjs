import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { installDrillPackages, mayDrill } from '../lib/drill-packages.mjs';
import { noteCosts } from './plan/costs.mjs';
import { planLane } from './plan/pack.mjs';
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

/**
 * Runs the failover drill with each fault of the run's shard as one test, or skips it where the drill is impossible.
 *
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export async function drillTests(testRun) {
  const items = DRILL_FAULTS.map((fault) => ({ id: `drill/${fault}`, units: testRun.costOf(`drill/${fault}`) }));
  const ids = planLane(testRun, { items, always: new Set(), near: [], room: 0 }).fixed.map(({ id }) => id);
  if (ids.length === 0) return total([]);
  const obstacle = await findObstacle();
  if (obstacle) {
    console.log(`NOT RUN: ${obstacle}`);
    return { ...single(true), passed: 0, skipped: 1 };
  }
  rmSync(RESULTS, { force: true });
  const only = ids.map((id) => id.replace('drill/', ''));
  const command = [process.execPath, 'tools/drill/main.mjs', `--only=${only}`, `--results=${RESULTS}`];
  const { output } = await run(command, { quiet: true, minutes: MINUTES });
  if (!existsSync(RESULTS)) return { ...single(false, 'npm run drill'), output };
  /** @type {{ fault: string, seconds: number, missed: string[] }[]} */
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const passed = results.filter(({ missed }) => missed.length === 0).length;
  const costs = Object.fromEntries(results.map(({ fault, seconds }) => [`drill/${fault}`, seconds]));
  noteCosts({ files: costs });
  const failures = [
    ...results.flatMap(({ missed }) => missed),
    ...ids.filter((id) => !(id in costs)).map((id) => `${id} was not run`),
  ];
  return { passed, failed: ids.length - passed, skipped: 0, failures, output };
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
