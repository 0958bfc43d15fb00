import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { until } from '../until';
import { MACHINE_IMAGE, NETWORK, podman } from './podman';

/** A machine with an empty Debian, its own systemd and network, on which a guide's commands run as root enters them. */
export class InstalledMachine {
  /**
   * @param name its host name
   * @param address in {@link NETWORK}
   */
  constructor(
    readonly name: string,
    readonly address: string,
  ) {}

  /** Starts an empty machine. @param mounts folders of this machine, as `podman run --volume` takes them */
  async create(...mounts: string[]): Promise<void> {
    await this.remove();
    const volumes = mounts.map((mount) => `--volume=${mount}`);
    const network = [`--network=${NETWORK.name}`, `--ip=${this.address}`, `--hostname=${this.name}`];
    await podman(
      'run',
      '--detach',
      `--name=${this.name}`,
      '--systemd=always',
      '--privileged',
      // Otherwise podman stores the journal in memory.
      '--volume=/var/log/journal',
      ...network,
      ...volumes,
      MACHINE_IMAGE,
    );
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
  async run(commands: string, input = ''): Promise<string> {
    const shell = ['exec', '--interactive', this.name, 'bash', '-euo', 'pipefail', '-c', commands];
    const started = spawn('podman', shell, { stdio: ['pipe', 'pipe', 'pipe'] });
    started.stdin.end(input);
    const [output, messages, code] = await Promise.all([
      text(started.stdout),
      text(started.stderr),
      new Promise((resolve) => started.once('close', resolve)),
    ]);
    if (code !== 0)
      throw new Error(`${this.name}: status ${code} of\n${commands}\n${output.slice(-2_000)}${messages.slice(-3_000)}`);
    return output;
  }

  /** Writes a file. */
  write(file: string, content: string): Promise<string> {
    return this.run(`cat > '${file}'`, content);
  }

  /** Ends every process at once, as a power cut does; its files stay. */
  cutPower(): Promise<string> {
    return podman('kill', this.name);
  }

  /** Starts the machine again. */
  async powerOn(): Promise<void> {
    await podman('start', this.name);
    await this.untilRunning();
  }

  async remove(): Promise<void> {
    await podman('rm', '--force', '--ignore', '--volumes', this.name);
  }
}
