// Runs PostgreSQL for the server that forked this process, until that server disconnects, which also happens when it is killed.
// Its argument is what `keep.ts` passes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks whether PostgreSQL still runs. */
const INTERVAL = 1_000;

const { program, options, start, stop, log, pidFile } = JSON.parse(process.argv[2] ?? '');
const disconnected = once(process, 'disconnect');

/**
 * Runs `pg_ctl`; returns whether it succeeded.
 *
 * @param {string[]} args
 */
async function control(args) {
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}

/** Process id of the running PostgreSQL, from its own file; 0 without one. */
function runningPid() {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return process.kill(pid, 0) ? pid : 0;
  } catch {
    return 0;
  }
}

async function startPostgres() {
  rmSync(log, { force: true });
  return control(start);
}

if (await startPostgres()) {
  let pid = runningPid();
  process.send?.('started');
  while (process.connected) {
    await Promise.race([sleep(INTERVAL), disconnected]);
    // It ended by itself, for example because the disk was full.
    if (process.connected && runningPid() !== pid && (await startPostgres())) pid = runningPid();
  }
  // A later server may already have stopped this one and started its own.
  if (runningPid() === pid) await control(stop);
}
process.exit();
