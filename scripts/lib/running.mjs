import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli.mjs';

/** Contains a file for each product that runs the build of this folder, named by its process id. */
const FOLDER = '.running';

/** Records that this process runs the build of this folder, until it ends. */
export function noteRunning() {
  const file = join(process.cwd(), FOLDER, String(process.pid));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, '');
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Throws a CliError if a product runs this build: its visitors would get half of each build. */
export function requireNothingRuns() {
  const running = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  for (const pid of running) {
    if (lives(Number(pid)))
      throw new CliError(
        `Files have changed, but process ${pid} runs the previous build, which a new build would overwrite. Stop it, or build ` +
          `in another folder. If that process does not belong to the product, delete ${join(FOLDER, pid)}.`,
      );
    // A killed process cannot delete its file.
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
