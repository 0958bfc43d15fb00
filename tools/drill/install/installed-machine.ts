import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { until } from '../until';
import { command, MACHINE_IMAGE, NETWORK, podman } from './podman';

/** Exposure, times ten, above which a unit's rating fails. */
export const EXPOSURE = 25;

/** Commands that rate units. */
export const rateUnits = (units: string): string => `for unit in ${units}; do
  systemd-analyze security --no-pager --threshold=${EXPOSURE} "$unit" | tail --lines=1 | grep --only-matching '[^ ]*: [0-9.]*'
done\n`;

/** A machine with an empty Debian, its own systemd and network, on which a guide's commands run as root enters them. */
export class InstalledMachine {
  /**
   * @param name its host name
   * @param address in {@link NETWORK}
   * @param container its name for podman
   */
  constructor(
    readonly name: string,
    readonly address: string,
    private readonly container = name,
  ) {}

  /** Starts an empty machine. @param mounts folders of this machine, as `podman run --volume` takes them */
  async create(...mounts: string[]): Promise<void> {
    await this.remove();
    const volumes = mounts.map((mount) => `--volume=${mount}`);
    const network = [`--network=${NETWORK.name}`, `--ip=${this.address}`, `--hostname=${this.name}`];
    await podman(
      'run',
      '--detach',
      `--name=${this.container}`,
      // Otherwise podman writes `/etc/hosts` again with each start.
      '--no-hosts',
      '--systemd=always',
      '--privileged',
      // Otherwise podman stores the journal in memory.
      '--volume=/var/log/journal',
      ...network,
      ...volumes,
      MACHINE_IMAGE,
    );
    await this.write('/etc/hosts', '127.0.0.1 localhost\n');
    await this.untilRunning();
  }

  /** Waits until systemd has started every unit. @throws with the names of failed ones */
  async untilRunning(): Promise<void> {
    await until(
      `${this.name} is running`,
      async () => (await this.run('systemctl is-system-running || systemctl --failed')).trim() === 'running',
    );
  }

  /** Runs commands in one shell, which ends at the first that fails. Returns their output. @throws with the output */
  run(commands: string, input = ''): Promise<string> {
    return this.runAs('root', ['bash', '-euo', 'pipefail', '-c', commands], input);
  }

  /** Runs a program as a user. Returns its output. @throws with the output when it fails */
  async runAs(user: string, command: readonly string[], input = ''): Promise<string> {
    const [program = '', ...args] = this.commandLine(user, command);
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    started.stdin.end(input);
    const [output, messages, code] = await Promise.all([
      text(started.stdout),
      text(started.stderr),
      new Promise((resolve) => started.once('close', resolve)),
    ]);
    if (code !== 0)
      throw new Error(
        `${this.name}: status ${code} of\n${command.join(' ')}\n${output.slice(-2_000)}${messages.slice(-3_000)}`,
      );
    return output;
  }

  /** Runs a program of the host in the machine's network. */
  async runInNetwork(...args: string[]): Promise<string> {
    const process = await podman('inspect', '--format={{.State.Pid}}', this.container);
    return command('nsenter', `--target=${process.trim()}`, '--net', ...args);
  }

  /** The command that runs a program here as a user. */
  commandLine(user: string, command: readonly string[]): string[] {
    return ['podman', 'exec', '--interactive', `--user=${user}`, this.container, ...command];
  }

  /** Writes a file. */
  write(file: string, content: string): Promise<string> {
    return this.run(`cat > '${file}'`, content);
  }

  /** Ends every process at once, as a power cut does; its files stay. */
  cutPower(): Promise<string> {
    return podman('kill', this.container);
  }

  /** Ends every program as systemd does, and starts the machine again. */
  async restart(): Promise<void> {
    await podman('stop', '--time=120', this.container);
    await this.powerOn();
  }

  /** Starts the machine again. */
  async powerOn(): Promise<void> {
    await podman('start', this.container);
    await this.untilRunning();
  }

  async remove(): Promise<void> {
    await podman('rm', '--force', '--ignore', '--volumes', this.container);
  }
}
