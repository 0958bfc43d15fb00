import { join, resolve } from 'node:path';
import { DatabaseHost, DISK } from '../database-machine';
import { commandsOf, withValues } from '../guide';
import type { Machine } from '../machine';
import { addressOf, hostOf, NAMES } from '../network';
import { CASHIER_PORT, POSTGRES, REDIS, SERVER_PORT, ServerHost, type ServerPasswords } from '../server-machine';
import { InstalledMachine } from './installed-machine';

const DEPLOY_GUIDE = 'deploy/README.md';
const RELEASE = '/opt/newactivities/releases/v1.0.0';
/** The units of programs whose names differ. */
const UNITS: Readonly<Record<string, string>> = {
  redis: 'redis-server',
  sentinel: 'redis-sentinel',
  'hand-over': 'newactivities-hand-over-full-disk.timer',
  server: 'newactivities-server',
  site: 'newactivities-site',
};

const unitOf = (program: string): string => UNITS[program] ?? program;

/** A machine in a container, whose programs systemd runs. */
// biome-ignore lint/suspicious/noExplicitAny: TypeScript requires it of a class that extends any of several
function inContainer<Host extends new (...args: any[]) => Machine>(Base: Host) {
  return class extends Base {
    readonly container = new InstalledMachine(this.name, addressOf(this.name), `newactivities-${this.name}`);
    #on = false;

    /** Starts a machine with this release, what all share at `/srv/shared`, and the names of all. */
    async create(...mounts: string[]): Promise<void> {
      await this.container.create(
        `${resolve('.')}:${RELEASE}:ro`,
        `${resolve(this.folder, '..')}:/srv/shared`,
        ...mounts,
      );
      await this.container.run('cat >> /etc/hosts', NAMES);
      this.#on = true;
    }

    override get on(): boolean {
      return this.#on;
    }

    /** systemd starts the enabled programs. */
    override async boot(): Promise<void> {
      if (!this.#on) await this.container.powerOn();
      this.#on = true;
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

    /** Otherwise systemd would start the program again at once. */
    override async kill(name: string): Promise<void> {
      await this.runCommands(`systemctl kill --signal=KILL ${unitOf(name)} && systemctl stop ${unitOf(name)}`);
    }

    override filter(...args: string[]): Promise<string> {
      return this.container.runInNetwork('iptables', ...args);
    }

    override run(user: string, ...command: string[]): Promise<string> {
      return this.container.runAs(user, command);
    }

    override runCommands(commands: string): Promise<string> {
      return this.container.run(commands);
    }

    override logOf(name: string, lines = 40): Promise<string> {
      return this.runCommands(`journalctl --unit=${unitOf(name)} --lines=${lines} --no-pager`);
    }
  };
}

/** A database machine that the commands of the guide installed. */
export class InstalledDatabase extends inContainer(DatabaseHost) {
  override async install(): Promise<void> {
    await this.addDisk(DISK);
    await this.create(`${join(this.folder, 'disk')}:/var/lib/postgresql`);
    await this.runCommands(`ln -s ${RELEASE} /opt/newactivities/current`);
    await this.copyPasswords();
    // In place of NFS.
    await this.runCommands('echo "/srv/shared/archive /var/lib/pgbackrest none bind 0 0" >> /etc/fstab');
    await this.copyCertificate();
    const [commands = ''] = commandsOf('### A database machine', 1);
    await this.runCommands(commands);
    await this.runCommands('chown postgres: /var/lib/pgbackrest /var/lib/postgresql');
  }

  /** Copies the passwords to where the guide reads them. */
  async copyPasswords(): Promise<void> {
    await this.runCommands('install -m 600 /srv/shared/passwords.sed /root');
  }

  /** Copies the machine's certificate to where the guide installs it from. */
  async copyCertificate(): Promise<void> {
    const [from, to] = [`/srv/shared/authority/${hostOf(this.name)}`, '/root/newactivities'];
    await this.runCommands(
      `cp ${from}.pem ${to}.pem; cp ${from}.key ${to}.key; cp /srv/shared/authority/authority.pem /root`,
    );
  }

  /** Switches the machine on. */
  override powerOn(): Promise<void> {
    return this.boot();
  }

  override async startPrograms(): Promise<void> {
    const [, commands = ''] = commandsOf('### The first start', 3);
    await this.runCommands(commands);
  }

  override startOthers(): Promise<void> {
    return this.startPrograms();
  }

  protected override async restartPgbouncer(): Promise<void> {
    const [, commands = ''] = commandsOf('### PgBouncer', 2);
    await this.runCommands(commands);
  }
}

/** A server machine that the commands of the guides installed. */
export class InstalledServer extends inContainer(ServerHost) {
  /** The servers' passwords, which are parts of the machine's secrets. */
  passwords: ServerPasswords | undefined;

  override async powerOn(): Promise<void> {
    await this.create();
    await this.runCommands(`echo 127.0.0.1 ${POSTGRES} ${REDIS} >> /etc/hosts`);
    await this.copyAuthority();
    const [users = ''] = commandsOf('## A machine', 1, DEPLOY_GUIDE);
    const [units = ''] = commandsOf('### Units and settings', 1, DEPLOY_GUIDE);
    const [server = ''] = commandsOf('### A server machine', 2);
    await this.runCommands(users);
    await this.runCommands(withValues(units, { release: RELEASE }));
    // Addresses and keys are secrets.
    const settings = Object.entries({ ...this.settings, HOST: '0.0.0.0' }).filter(
      ([name]) => !/_(URL|KEY)$/.test(name),
    );
    await this.container.run(
      'cat >> /etc/newactivities.env',
      settings.map((setting) => `${setting.join('=')}\n`).join(''),
    );
    const { DATA_KEY, SMS_WEBHOOK_URL } = this.settings;
    for (const [name, value] of [
      ['data_key', DATA_KEY],
      ['sms_webhook_url', SMS_WEBHOOK_URL],
      ['sms_webhook_token', 'drill'],
    ])
      await this.container.run(`/opt/newactivities/current/deploy/secrets.sh set ${name}`, value);
    await this.runCommands(server);
    await this.setAddresses();
    const relay = `${RELEASE}/tools/drill/relay.mjs ${addressOf(this.name)} ${CASHIER_PORT} ${SERVER_PORT}`;
    await this.runCommands(`systemd-run --unit=cashier node ${relay}`);
  }

  /** Copies the authority's certificate to where the guide installs it from. */
  async copyAuthority(): Promise<void> {
    await this.runCommands('cp /srv/shared/authority/authority.pem /root');
  }

  /** Sets the addresses of the database and of Redis. The server reads them when it starts. */
  async setAddresses(): Promise<void> {
    const [, addresses = ''] = commandsOf('### A server machine', 2);
    await this.runCommands(withValues(addresses, { ...this.passwords }));
  }

  override operate(command: string[]): Promise<string> {
    return this.run('root', 'sh', '-c', 'newactivities-operations "$@" 2>&1', 'sh', ...command, '--operator=Drill');
  }
}
