import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, appendFile, chmod, chown, mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@/scripts/lib/ports.mjs';
import { findPrograms } from '../platform/database/embedded/programs';
import { type User, unprivilegedUser } from '../platform/database/embedded/unprivileged-user';
import { asAdmin, createDatabase } from './create-database';
import { untilItSays } from './until-it-says';

/** Where to look for PostgreSQL. */
interface PostgresPlaces {
  /** Folders, in the format of the PATH variable. */
  searchPath?: string;
  /** Where system packages install their versions. */
  versionsRoot?: string;
}

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
    private readonly user: User,
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
    const user = unprivilegedUser();
    const { workspace, watchdog, data } = await makeWorkspace(user);
    const bin = await findPostgres(user, workspace, places);
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

  /**
   * Starts a streaming standby of this server. It is a copy of the data folder, made by SQL: not every package of PostgreSQL has
   * `pg_basebackup`.
   */
  async startStandby(): Promise<TestPostgres> {
    const { workspace, watchdog, data } = await makeWorkspace(this.user);
    await asAdmin(this.address, async (admin) => {
      await admin.query(`select pg_backup_start('standby', true)`);
      // The server deletes caches meanwhile, which tar leaves out and cp fails for.
      await run('sh', ['-c', 'tar -c . | tar -x -C "$0"', data], { ...this.user, cwd: this.#data });
      const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    });
    await rm(path.join(data, 'postmaster.pid'));
    await writeFile(path.join(data, 'standby.signal'), '');
    const source = `primary_conninfo = 'host=127.0.0.1 port=${this.port} user=postgres'\n`;
    await appendFile(path.join(data, 'postgresql.auto.conf'), source);
    for (const name of ['backup_label', 'standby.signal']) await giveTo(this.user, path.join(data, name));
    const standby = new TestPostgres(workspace, this.bin, await freePort(), this.user, watchdog, this.durable);
    await standby.#launch();
    return standby;
  }

  /** Address of one of its databases, by the address of that database on another server. */
  addressOf(address: string): string {
    return Object.assign(new URL(this.address), { pathname: new URL(address).pathname }).href;
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
    const data = this.#data;
    const sockets = process.platform === 'win32' ? '' : data;
    const settings = { listen_addresses: '127.0.0.1', port: this.port, unix_socket_directories: sockets, fsync };
    const child = spawn(
      path.join(this.bin, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
      { ...this.user, cwd: this.workspace, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#process = child;
    await untilItSays(child, child.stderr, /ready to accept (?:read-only )?connections/, 'PostgreSQL');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  get #data(): string {
    return path.join(this.workspace, 'data');
  }

  #pid(): number {
    if (!this.#process?.pid) throw new Error('PostgreSQL is not running.');
    return this.#process.pid;
  }
}

/** Makes a temporary folder with an empty data folder of the user, and starts the process that deletes it. */
async function makeWorkspace(user: User) {
  const workspace = await mkdtemp(path.join(os.tmpdir(), 'postgres-'));
  await chmod(workspace, 0o755);
  const watchdog = spawn(process.execPath, [WATCHDOG, workspace], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const data = path.join(workspace, 'data');
  await mkdir(data, { mode: 0o700 });
  await giveTo(user, data);
  return { workspace, watchdog, data };
}

async function giveTo({ uid, gid }: User, file: string): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** The folder with PostgreSQL's programs for a user: an installed one, or the npm package's, copied to `workspace` if need be. */
async function findPostgres(
  user: User,
  workspace: string,
  { searchPath = process.env.PATH ?? '', versionsRoot = '/usr/lib/postgresql' }: PostgresPlaces = {},
): Promise<string> {
  const onPath = searchPath.split(path.delimiter);
  for (const folder of [...onPath, ...(await installedVersions(versionsRoot))]) {
    if (await hasPrograms(folder)) return path.dirname(await realpath(path.join(folder, program('initdb'))));
  }
  return findPrograms(user, workspace);
}

async function installedVersions(root: string): Promise<string[]> {
  const versions = await readdir(root).catch(() => []);
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => path.join(root, version, 'bin'));
}

async function hasPrograms(folder: string): Promise<boolean> {
  try {
    await Promise.all(['initdb', 'postgres'].map((name) => access(path.join(folder, program(name)))));
    return true;
  } catch {
    return false;
  }
}

function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
