import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, type MachineName, plugIn, system, unplug } from './network';
import { until } from './until';

/** The first process of a machine, which ends those without a parent, as `systemd` does. */
const FIRST = 'sleep infinity & wait';
/** What a machine starts with: folders that belong to it alone. A disk is of limited size. */
const BOOT = `
set -e
hostname "$2"
for part in etc var; do
  mkdir -p "$0/$part" "$0/work-$part"
  mount -t overlay overlay -o "lowerdir=/$part,upperdir=$0/$part,workdir=$0/work-$part" "/$part"
done
mount --bind "$0/hosts" /etc/hosts
mount -t tmpfs tmpfs /run
install -d -o postgres -g postgres /run/postgresql
if [ -d "$0/disk" ]; then mount --bind "$0/disk" /var/lib/postgresql; fi
ip link set lo up
ip address add "$1/24" dev eth0
ip link set eth0 up
`;

export interface Program {
  /** The system's user that runs it. */
  user: string;
  command: string[];
  env?: Record<string, string>;
  /** A file of the machine with further variables, as for systemd's `EnvironmentFile`. */
  envFile?: string;
}

/**
 * A machine: processes with files, a network and process ids of their own, which do not see the others. Its files outlast a power cut.
 * Programs read their configuration where an installation has it.
 */
export class Machine {
  #first: { process: ChildProcess; pid: number } | undefined;
  readonly #running = new Map<string, ChildProcess>();
  /** Its own files, such as `etc/patroni/config.yml`. */
  readonly folder: string;

  constructor(
    readonly name: MachineName,
    folder: string,
  ) {
    this.folder = join(folder, name);
    this.#makeFolders();
    copyFileSync('/etc/hosts', join(this.folder, 'hosts'));
  }

  /** Gives the machine a disk for the database of so many megabytes. */
  async addDisk(megabytes: number): Promise<void> {
    const disk = join(this.folder, 'disk');
    mkdirSync(disk);
    await system('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk);
    await system('chown', 'postgres:postgres', disk);
  }

  /** Loses everything that the machine has stored, except its logs. The machine must be off. */
  async loseDisk(): Promise<void> {
    const disk = join(this.folder, 'disk');
    await system('umount', disk);
    for (const part of ['etc', 'var', 'work-etc', 'work-var', 'disk'])
      rmSync(join(this.folder, part), { recursive: true, force: true });
    this.#makeFolders();
  }

  #makeFolders(): void {
    for (const part of ['etc', 'var', 'logs']) mkdirSync(join(this.folder, part), { recursive: true });
  }

  /** Starts the machine, without programs. */
  async boot(): Promise<void> {
    const namespaces = ['--net', '--uts', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];
    const process = spawn('unshare', [...namespaces, 'bash', '-c', FIRST], { stdio: 'ignore' });
    const pid = await until(`${this.name} has started`, async () => firstChildOf(process.pid));
    // The namespaces are complete once the first process runs in them.
    await until(`${this.name} is separate`, async () => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'bash\n');
    this.#first = { process, pid };
    await plugIn(this.name, pid);
    await this.run('root', 'bash', '-c', BOOT, this.folder, addressOf(this.name), this.name);
  }

  /** Whether the machine is on. */
  get on(): boolean {
    return this.#first !== undefined;
  }

  /** Cuts the power: ends every process of the machine, and its network first. */
  async cutPower(): Promise<void> {
    const first = this.#first;
    if (!first) return;
    this.#first = undefined;
    this.#running.clear();
    await unplug(this.name);
    const ended = new Promise((resolve) => first.process.once('close', resolve));
    process.kill(first.pid, 'SIGKILL');
    await ended;
  }

  /** Starts a program that runs until it is killed. Its output is in the folder `logs`. */
  async start(name: string, { user, command, env = {}, envFile }: Program): Promise<void> {
    const log = openSync(join(this.folder, 'logs', `${name}.log`), 'a');
    const [program, ...args] = this.#enter(user, command);
    const started = spawn(program, args, {
      stdio: ['ignore', log, log],
      env: { ...process.env, ...(envFile && readVariables(join(this.folder, envFile))), ...env },
      detached: true,
    });
    this.#running.set(name, started);
  }

  /** Kills a started program with its own processes. */
  async kill(name: string): Promise<void> {
    const started = this.#running.get(name);
    if (!started?.pid) throw new Error(`${name} does not run on ${this.name}.`);
    this.#running.delete(name);
    const ended = new Promise((resolve) => started.once('close', resolve));
    process.kill(-started.pid, 'SIGKILL');
    await ended;
  }

  /** Asks a started program to end, and waits until it has. */
  async stop(name: string): Promise<void> {
    const started = this.#running.get(name);
    if (!started) throw new Error(`${name} does not run on ${this.name}.`);
    this.#running.delete(name);
    const ended = new Promise((resolve) => started.once('close', resolve));
    const program = firstChildOf(started.pid);
    if (program) process.kill(program, 'SIGTERM');
    await ended;
  }

  /** Runs a program until it ends, and returns its output. @throws with its output when it fails */
  run(user: string, ...command: string[]): Promise<string> {
    const [program, ...args] = this.#enter(user, command);
    return system(program, ...args);
  }

  /** Runs commands of a shell as root. @throws with their output when one fails */
  runCommands(commands: string): Promise<string> {
    return this.run('root', 'bash', '-ec', commands);
  }

  /** The last lines of a program's log. */
  async logOf(name: string, lines = 40): Promise<string> {
    return readFileSync(join(this.folder, 'logs', `${name}.log`), 'utf8')
      .split('\n')
      .slice(-lines)
      .join('\n');
  }

  /** Drops everything that arrives from a machine, without an answer to it. */
  async ignore(other: MachineName): Promise<void> {
    await this.filter('-A', 'INPUT', '-s', addressOf(other), '-j', 'DROP');
  }

  /** Undoes every {@link ignore}. */
  async ignoreNone(): Promise<void> {
    await this.filter('-F', 'INPUT');
  }

  /** Runs `iptables` in the machine's network. */
  filter(...args: string[]): Promise<string> {
    return this.run('root', 'iptables', ...args);
  }

  #enter(user: string, command: string[]): [string, ...string[]] {
    if (!this.#first) throw new Error(`${this.name} is off.`);
    const as = user === 'root' ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
    return [
      'nsenter',
      `--target=${this.#first.pid}`,
      '--net',
      '--uts',
      '--mount',
      '--pid',
      `--wdns=${process.cwd()}`,
      ...as,
      ...command,
    ];
  }
}

function readVariables(file: string): Record<string, string> {
  const lines = readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

function firstChildOf(pid: number | undefined): number | undefined {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()) || undefined;
}
