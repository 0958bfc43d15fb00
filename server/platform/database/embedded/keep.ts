import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Cluster, nameOf, programOptions } from './cluster';
import { pidFileOf, stopLeftover } from './leftover';

/** Relative to the server's working directory, because bundles do not contain it. */
const KEEPER = path.resolve('server/platform/database/embedded/keeper.mjs');
/** Below the folder of the data. */
const LOG = 'server.log';
/** Seconds for the recovery after a crash of the machine. */
const STARTS_WITHIN = '300';

/** A running PostgreSQL. */
export interface Kept {
  /** Its address, only for this machine. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a cluster. It stops with this process, even if that is killed.
 *
 * @throws Error with the log of a PostgreSQL that does not start in `stderr`
 */
export async function keepRunning(cluster: Cluster): Promise<Kept> {
  await stopLeftover(cluster);
  const { settings, address } = placeOf(cluster);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = path.join(cluster.folder, LOG);
  const where = ['-w', '-s', '-D', nameOf(cluster)];
  const task = {
    program: path.join(cluster.bin, 'pg_ctl'),
    options: programOptions(cluster),
    start: ['start', ...where, '-t', STARTS_WITHIN, '-l', LOG, '-o', options.join(' ')],
    stop: ['stop', ...where, '-m', 'fast'],
    log,
    pidFile: pidFileOf(cluster),
  };
  const keeper = fork(KEEPER, [JSON.stringify(task)], {
    // Ctrl+C reaches all processes of a terminal, but the server still needs its database while it stops.
    detached: true,
    env: task.options.env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(keeper, 'exit');
  const started = await Promise.race([once(keeper, 'message'), ended.then(() => undefined)]);
  if (!started)
    throw Object.assign(new Error('PostgreSQL did not start.'), {
      stderr: await readFile(log, 'utf8').catch(() => ''),
    });
  letGo(keeper);
  return {
    address,
    async stop() {
      keeper.ref();
      if (keeper.connected) keeper.disconnect();
      await ended;
      // The keeper may have been killed.
      await stopLeftover(cluster);
    },
  };
}

/** Lets this process end while PostgreSQL runs. */
function letGo(keeper: ChildProcess): void {
  keeper.unref();
  keeper.channel?.unref();
}

/** Where PostgreSQL listens: at a socket in its folder, which only its user can enter; on Windows at a port, because Node opens no such sockets there. */
function placeOf({ folder }: Cluster) {
  const onWindows = process.platform === 'win32';
  const port = onWindows ? randomInt(11_000, 32_768) : 5432;
  const settings = {
    listen_addresses: onWindows ? '127.0.0.1' : '',
    unix_socket_directories: onWindows ? '' : '.',
    port,
    // Failed statements contain visitors' data.
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
  };
  const host = onWindows ? '127.0.0.1' : encodeURIComponent(folder);
  return { settings, address: `postgres://postgres@${host}:${port}/postgres` };
}
