// Waits until its standard input ends, which also happens when the process that started it is killed. Then it stops the
// PostgreSQL server in the folder of its argument, without a clean shutdown, and deletes the folder.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , workspace = ''] = process.argv;

process.stdin.resume().once('end', async () => {
  const pid = serverPid();
  for (const signal of ['SIGCONT', 'SIGQUIT']) send(pid, signal);
  while (send(pid, 0)) await sleep(20);
  rmSync(workspace, { recursive: true, force: true });
});

/** Process id from the server's own file; `undefined` when no server runs. */
function serverPid() {
  try {
    return Number.parseInt(readFileSync(path.join(workspace, 'data', 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

/**
 * Returns false when the process is gone.
 *
 * @param {number | undefined} pid
 * @param {string | number} signal
 */
function send(pid, signal) {
  try {
    return pid !== undefined && process.kill(pid, signal);
  } catch {
    return false;
  }
}
