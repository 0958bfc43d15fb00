import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli.mjs';

/** Has a file for each product that runs what is built in this folder, named by its process. */
const FOLDER = '.running';

/** Notes, for as long as this process lives, that it runs what is built here. */
export function noteRunning() {
  const file = join(process.cwd(), FOLDER, String(process.pid));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, '');
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Ends with a sentence where a product runs what is built here: its visitors would get half of each build. */
export function requireNothingRuns() {
  const running = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  for (const pid of running) {
    if (lives(Number(pid)))
      throw new CliError(
        `Files have changed, and what was built before runs (process ${pid}), so nothing is built over it. End it, or build ` +
          `in a folder of its own. If that process is none of the product's, delete ${join(FOLDER, pid)}.`,
      );
    // Whoever is killed cannot tidy up.
    rmSync(join(FOLDER, pid), { force: true });
  }
}

/** @param {number} pid */
function lives(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
