import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseHost, type Shared } from '../database-machine';
import { commandsOf, withValues } from '../guide';
import { addressOf, type DatabaseMachine, hostOf, NAMES, type ServerMachine } from '../network';
import { POSTGRES, REDIS, ServerHost, type ServerPasswords } from '../server-machine';
import { InstalledMachine } from './installed-machine';

/** The units of programs whose names differ. */
const UNITS: Readonly<Record<string, string>> = {
  redis: 'redis-server',
  sentinel: 'redis-sentinel',
  'hand-over': 'newactivities-hand-over-full-disk.timer',
  server: 'newactivities-server',
  site: 'newactivities-site',
};
/** Megabytes of the database's disk. */
const DISK = 1_200;
const RELEASE = '/opt/newactivities/releases/v1.0.0';
/** Settings that the guides set in another way: secrets, and the site's key. */
const NOT_IN_FILE = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'REDIS_URL',
  'DATA_KEY',
  'SMS_WEBHOOK_URL',
  'SITE_KEY',
]);

const unitOf = (program: string): string => UNITS[program] ?? program;

function containerOf(name: DatabaseMachine | ServerMachine): InstalledMachine {
  return new InstalledMachine(name, addressOf(name), `c-${name}`);
}

/** A database machine that the commands of the guide installed, whose programs systemd runs. */
export class InstalledDatabase extends DatabaseHost {
  readonly container: InstalledMachine;
  #on = false;

  constructor(name: DatabaseMachine, folder: string, shared: Shared) {
    super(name, folder, shared);
    this.container = containerOf(name);
  }

  override async install(): Promise<void> {
    const { archive, passwords } = this.shared;
    await this.addDisk(DISK);
    const disk = join(this.folder, 'disk');
    await this.container.create(
      `${resolve('.')}:${RELEASE}:ro`,
      `${archive}:/srv/archive`,
      `${disk}:/var/lib/postgresql`,
    );
    this.#on = true;
    const lines = Object.entries(passwords).map(([name, password]) => `s/@${name}@/${password}/\n`);
    await this.runCommands('install -m 600 /dev/null /root/passwords.sed');
    await this.container.write('/root/passwords.sed', lines.join(''));
    await this.copyCertificate();
    await this.container.run(`ln -s ${RELEASE} /opt/newactivities/current; cat >> /etc/hosts`, NAMES);
    // In place of NFS.
    await this.runCommands('echo "/srv/archive /var/lib/pgbackrest none bind 0 0" >> /etc/fstab');
    const [commands = ''] = commandsOf('### A database machine', 1);
    await this.runCommands(commands);
    await this.runCommands('chown postgres: /var/lib/pgbackrest /var/lib/postgresql');
  }

  /** Copies the machine's certificate to where the guide installs it from. */
  async copyCertificate(): Promise<void> {
    const name = hostOf(this.name);
    for (const [from, to] of [
      [`${name}.pem`, 'newactivities.pem'],
      [`${name}.key`, 'newactivities.key'],
      ['authority.pem', 'authority.pem'],
    ])
      await this.container.write(`/root/${to}`, readFileSync(join(this.shared.certificates, from ?? ''), 'utf8'));
  }

  override async startPrograms(): Promise<void> {
    const [, commands = ''] = commandsOf('### The first start', 3);
    await this.runCommands(commands);
  }

  protected override async restartPgbouncer(): Promise<void> {
    const [, commands = ''] = commandsOf('### PgBouncer', 2);
    await this.runCommands(commands);
  }

  override get on(): boolean {
    return this.#on;
  }

  override async boot(): Promise<void> {
    if (!this.#on) await this.container.powerOn();
    this.#on = true;
  }

  /** Switches the machine on. systemd starts its programs. */
  override powerOn(): Promise<void> {
    return this.boot();
  }

  override async cutPower(): Promise<void> {
    this.#on = false;
    // Otherwise others learn from the end of their connections that the machine is gone.
    await this.container.run('ip link set eth0 down');
    await this.container.cutPower();
  }

  override async loseDisk(): Promise<void> {
    await this.container.remove();
    await super.loseDisk();
  }

  override async start(name: string): Promise<void> {
    await this.runCommands(`systemctl enable --now --no-block ${unitOf(name)}`);
  }

  override async stop(name: string): Promise<void> {
    await this.runCommands(`systemctl stop ${unitOf(name)}`);
  }

  override async kill(name: string): Promise<void> {
    await this.runCommands(`systemctl kill --signal=KILL ${unitOf(name)}`);
  }

  override run(user: string, ...command: string[]): Promise<string> {
    return this.container.runAs(user, command);
  }

  override logOf(name: string, lines = 40): Promise<string> {
    return this.container.run(`journalctl --unit=${unitOf(name)} --lines=${lines} --no-pager`);
  }
}

/** A server machine that the commands of the guides installed. */
export class InstalledServer extends ServerHost {
  readonly container: InstalledMachine;

  constructor(
    name: ServerMachine,
    folder: string,
    settings: Record<string, string>,
    private readonly certificates: string,
    private readonly passwords: ServerPasswords,
  ) {
    super(name, folder, settings, certificates);
    this.container = containerOf(name);
  }

  override async powerOn(): Promise<void> {
    const { container, settings } = this;
    await container.create(`${resolve('.')}:${RELEASE}:ro`);
    await container.run('cat >> /etc/hosts', `${NAMES}127.0.0.1 ${POSTGRES} ${REDIS}\n`);
    await container.write('/root/authority.pem', readFileSync(join(this.certificates, 'authority.pem'), 'utf8'));
    const [users = ''] = commandsOf('## A machine', 1, 'deploy/README.md');
    const [units = ''] = commandsOf('### Units and settings', 1, 'deploy/README.md');
    const [server = ''] = commandsOf('### A server machine', 1);
    await container.run(users);
    await container.run(withValues(units, { release: RELEASE }));
    const lines = Object.entries({ ...settings, HOST: '0.0.0.0' }).filter(([name]) => !NOT_IN_FILE.has(name));
    await container.run('cat >> /etc/newactivities.env', lines.map(([name, value]) => `${name}=${value}\n`).join(''));
    for (const [name, value] of Object.entries({
      data_key: settings.DATA_KEY,
      sms_webhook_url: settings.SMS_WEBHOOK_URL,
      sms_webhook_token: 'drill',
    }))
      await container.run(`/opt/newactivities/current/deploy/secrets.sh set ${name}`, value);
    await container.run(withValues(server, this.passwords));
    await container.run(
      `systemd-run --unit=cashier node ${RELEASE}/tools/drill/relay.mjs ${addressOf(this.name)} 3080 3000`,
    );
  }

  override operate(command: string[]): Promise<string> {
    return this.run('root', 'sh', '-c', 'newactivities-operations "$@" 2>&1', 'sh', ...command, '--operator=Drill');
  }

  override async start(name: string): Promise<void> {
    await this.runCommands(`systemctl enable --now ${unitOf(name)}`);
  }

  override async stop(name: string): Promise<void> {
    await this.runCommands(`systemctl stop ${unitOf(name)}`);
  }

  override async kill(name: string): Promise<void> {
    await this.runCommands(`systemctl kill --signal=KILL ${unitOf(name)}`);
  }

  override run(user: string, ...command: string[]): Promise<string> {
    return this.container.runAs(user, command);
  }

  override logOf(name: string, lines = 40): Promise<string> {
    return this.container.run(`journalctl --unit=${unitOf(name)} --lines=${lines} --no-pager`);
  }
}
