// Waits until its standard input ends, which also happens when the process that started it is killed. Then it stops the
// PostgreSQL server in the folder of its argument and the PgBouncer in front of it, without a clean shutdown, and deletes the folder.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [, , workspace = ''] = process.argv;

process.stdin.resume().once('end', async () => {
  await end(pidIn('pgbouncer/pgbouncer.pid'));
  await end(pidIn('data/postmaster.pid'));
  rmSync(workspace, { recursive: true, force: true });
});

/** @param {number | undefined} pid */
async function end(pid) {
  for (const signal of ['SIGCONT', 'SIGQUIT']) send(pid, signal);
  while (send(pid, 0)) await sleep(20);
}

/**
 * Process id from a server's own file; `undefined` when the server does not run.
 *
 * @param {string} file
 */
function pidIn(file) {
  try {
    return Number.parseInt(readFileSync(path.join(workspace, file), 'utf8'), 10);
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
