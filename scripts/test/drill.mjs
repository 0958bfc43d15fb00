import { existsSync, readFileSync, rmSync } from 'node:fs';
import { run } from '../lib/command.mjs';
import { installDrillPackages, mayDrill } from '../lib/drill-packages.mjs';
import { findProgram } from '../lib/programs.mjs';
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

/** What `npm run drill -- install` installs, in this order. */
export const INSTALLATIONS = /** @type {const} */ (['containers', 'systemd', 'database']);

const RESULTS = 'test-results/drill.json';

/**
 * Runs the failover drill with each fault of the run's shard as one test, or skips it where the drill is impossible.
 *
 * @param {import('./plan/run.mjs').TestRun} testRun
 */
export function drillTests(testRun) {
  return runDrill(testRun, { folder: 'drill', names: DRILL_FAULTS, args: [], minutes: 20, findObstacle });
}

/**
 * Installs the product by its guides, each installation as one test. Only where podman is installed, because it takes long.
 *
 * @param {import('./plan/run.mjs').TestRun} testRun
 */
export function installTests(testRun) {
  return runDrill(testRun, {
    folder: 'install',
    names: INSTALLATIONS,
    // The drill before it breaks the same parts.
    args: ['install', '--rounds=1'],
    minutes: 60,
    findObstacle: async () => {
      if (!mayDrill() || !findProgram('podman'))
        return 'the installations need podman; `npm run drill -- install` installs it as root on Linux with apt-get.';
      return undefined;
    },
  });
}

/**
 * @param {import('./plan/run.mjs').TestRun} testRun
 * @param {{ folder: string, names: readonly string[], args: string[], minutes: number, findObstacle: () => Promise<string | undefined> }} drill
 *   `folder` of its costs in the ledger, and why it cannot run here
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
async function runDrill(testRun, { folder, names, args, minutes, findObstacle }) {
  const items = names.map((name) => ({ id: `${folder}/${name}`, units: testRun.costOf(`${folder}/${name}`) }));
  const ids = planLane(testRun, { items, always: new Set(), near: [], room: 0 }).fixed.map(({ id }) => id);
  if (ids.length === 0) return total([]);
  const obstacle = await findObstacle();
  if (obstacle) {
    console.log(`NOT RUN: ${obstacle}`);
    return { ...single(true), passed: 0, skipped: 1 };
  }
  rmSync(RESULTS, { force: true });
  const only = ids.map((id) => id.replace(`${folder}/`, ''));
  const command = [process.execPath, 'tools/drill/main.mjs', ...args, `--only=${only}`, `--results=${RESULTS}`];
  const { output } = await run(command, { quiet: true, minutes });
  if (!existsSync(RESULTS)) return { ...single(false, command.slice(1).join(' ')), output };
  /** @type {{ name: string, seconds: number, missed: string[] }[]} */
  const results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  const passed = results.filter(({ missed }) => missed.length === 0).length;
  const costs = Object.fromEntries(results.map(({ name, seconds }) => [`${folder}/${name}`, seconds]));
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
