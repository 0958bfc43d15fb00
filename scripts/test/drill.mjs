import { run } from '../lib/command.mjs';
import { installDrillPackages, mayDrill } from '../lib/drill-packages.mjs';
import { single } from './results.mjs';

/** A round takes about ten minutes. */
const MINUTES = 20;

/**
 * Runs one round of the failover drill as one test, or skips it where the drill is impossible.
 *
 * @returns {Promise<import('./results.mjs').StepResult>}
 */
export async function drillTests() {
  const obstacle = await findObstacle();
  if (obstacle) {
    console.log(`NOT RUN: ${obstacle}`);
    return { ...single(true), passed: 0, skipped: 1 };
  }
  const { ok, output } = await run([process.execPath, 'tools/drill/main.mjs'], { quiet: true, minutes: MINUTES });
  return { ...single(ok, 'npm run drill'), output };
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
