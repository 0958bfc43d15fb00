import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@/scripts/lib/ports.mjs';
import { asAdmin, createDatabase } from './create-database';
import { findPostgres, type PostgresPlaces } from './find-postgres';
import { unprivilegedUser } from './unprivileged-user';

const run = promisify(execFile);
const WATCHDOG = path.resolve('server/testing/postgres-watchdog.mjs');

/** A PostgreSQL server for tests, on loopback in a temporary folder. It ends with the process that started it. */
export class TestPostgres {
  #process: ChildProcess | undefined;
  #stopped: number[] = [];

  private constructor(
    /** Its temporary folder, with the data in `data`. */
    readonly workspace: string,
    private readonly bin: string,
    private readonly port: number,
    private readonly user: { uid?: number; gid?: number },
    private readonly watchdog: ChildProcess,
    private readonly durable: boolean,
  ) {}

  /**
   * @param options `places`: where to look for PostgreSQL; `durable`: whether committed data survives a crash of the
   * machine
   */
  static async start({
    places,
    durable = false,
  }: {
    places?: PostgresPlaces;
    durable?: boolean;
  } = {}): Promise<TestPostgres> {
    const workspace = await mkdtemp(path.join(os.tmpdir(), 'postgres-'));
    await chmod(workspace, 0o755);
    const watchdog = spawn(process.execPath, [WATCHDOG, workspace], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const user = unprivilegedUser();
    const data = path.join(workspace, 'data');
    await mkdir(data, { mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
    const bin = await findPostgres(workspace, places);
    const settings = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(path.join(bin, 'initdb'), ['-D', data, ...settings], { ...user, cwd: workspace });
    const server = new TestPostgres(workspace, bin, await freePort(), user, watchdog, durable);
    await server.#launch();
    return server;
  }

  /** Address of the default database. */
  get address(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Creates an empty database and returns its address. */
  createDatabase(): Promise<string> {
    return createDatabase(this.address);
  }

  /** Pauses every process of the server, as an overloaded machine does: connections stay open, nothing responds. */
  async suspend(): Promise<void> {
    const { rows } = await asAdmin(this.address, (admin) =>
      admin.query<{ pid: number }>('select pid from pg_stat_activity'),
    );
    this.#stopped = [this.#pid(), ...rows.map(({ pid }) => pid)].filter((pid) => sendSignal(pid, 'SIGSTOP'));
  }

  resume(): void {
    for (const pid of this.#stopped.splice(0)) sendSignal(pid, 'SIGCONT');
  }

  /** Ends the server without a clean shutdown, as a crash does. */
  async crash(): Promise<void> {
    this.resume();
    await this.#end('SIGQUIT');
  }

  async restart(): Promise<void> {
    await this.#launch();
  }

  async stop(): Promise<void> {
    await this.crash();
    const removed = once(this.watchdog, 'exit');
    this.watchdog.stdin?.end();
    await removed;
  }

  async #launch(): Promise<void> {
    const fsync = this.durable ? 'on' : 'off';
    const data = path.join(this.workspace, 'data');
    const sockets = process.platform === 'win32' ? '' : data;
    const settings = { listen_addresses: '127.0.0.1', port: this.port, unix_socket_directories: sockets, fsync };
    const child = spawn(
      path.join(this.bin, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
      { ...this.user, cwd: this.workspace, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (chunk) => {
        log += chunk;
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  #pid(): number {
    if (!this.#process?.pid) throw new Error('PostgreSQL is not running.');
    return this.#process.pid;
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
