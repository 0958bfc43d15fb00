import { appendFileSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, siteArguments } from '@/scripts/lib/product.mjs';
import { Machine } from './machine';
import { addressOf, type ServerMachine } from './network';
import { until } from './until';

export const SERVER_PORT = 3000;
const SITE_PORT = 3001;
/** Where the drill's visitors reach the cashier. */
export const CASHIER_PORT = 3080;
/** Names under which a server reaches the primaries, in its machine's `/etc/hosts`, and which database machines' certificates have. */
export const POSTGRES = 'postgres.internal';
export const REDIS = 'redis.internal';
/** The file of the authority that made these certificates. */
export const AUTHORITY = '/etc/newactivities/authority.pem';

/** Passwords of the database's owner, of the servers, and of the servers for Redis. */
export type ServerPasswords = Record<'owner' | 'servers' | 'redis', string>;

/** A machine with a site, a server, and the HAProxy that leads the server to the primaries. */
export class ServerHost extends Machine {
  /** @param settings of the server and the site @param certificates the folder of the authority */
  constructor(
    name: ServerMachine,
    folder: string,
    protected readonly settings: Record<string, string>,
    certificates: string,
  ) {
    super(name, folder);
    for (const part of ['etc/haproxy', 'etc/newactivities']) mkdirSync(join(this.folder, part), { recursive: true });
    copyFileSync('deploy/database/haproxy.cfg', join(this.folder, 'etc/haproxy/haproxy.cfg'));
    copyFileSync(join(certificates, 'authority.pem'), join(this.folder, AUTHORITY));
    appendFileSync(join(this.folder, 'hosts'), `127.0.0.1 ${POSTGRES} ${REDIS}\n`);
  }

  /** Switches the machine on, with HAProxy only. */
  async powerOn(): Promise<void> {
    await this.boot();
    await this.start('haproxy', { user: 'root', command: ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'] });
    const relayed = [addressOf(this.name), String(CASHIER_PORT), String(SERVER_PORT)];
    await this.start('cashier', { user: 'root', command: [process.execPath, 'tools/drill/relay.mjs', ...relayed] });
  }

  startSite(): Promise<void> {
    const command = [process.execPath, ...siteArguments(BUILT.next, String(SITE_PORT))];
    return this.start('site', { user: 'root', command, env: { ...this.settings, SITE_PORT: String(SITE_PORT) } });
  }

  startServer(): Promise<void> {
    const env = { ...this.settings, HOST: '0.0.0.0', PORT: String(SERVER_PORT), SITE_PORT: String(SITE_PORT) };
    return this.start('server', { user: 'root', command: [process.execPath, ...BUILT.server], env });
  }

  /** The origin of the cashier, which is a page of the server. */
  get cashier(): string {
    return `http://${addressOf(this.name)}:${CASHIER_PORT}`;
  }

  /** Waits until the server answers, its site too, and the database accepts writes. @throws with the server's log */
  async untilHealthy(): Promise<void> {
    const health = `http://${addressOf(this.name)}:${SERVER_PORT}/newactivities/healthz`;
    try {
      await until(`${this.name} is healthy`, async () => (await fetch(health)).ok);
    } catch (error) {
      throw new Error(`${(error as Error).message} Its log:\n${await this.logOf('server')}`, { cause: error });
    }
  }

  /** Updates the tables, as before a new release. */
  migrate(owner: string): Promise<string> {
    return this.operate(['migrate'], { ...this.settings, DATABASE_OWNER_URL: owner });
  }

  /** Whether operators' reports are read from a standby. */
  async readsStandby(): Promise<boolean> {
    return (await this.operate(['decided'])).includes('Read from the standby');
  }

  /** Runs an operation. Returns what it prints and its messages. */
  operate(command: string[], settings = this.settings): Promise<string> {
    const env = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const operations = [process.execPath, '.server/operations.mjs', ...command, '--operator=Drill'];
    return this.run('root', 'env', ...env, 'sh', '-c', '"$@" 2>&1', 'sh', ...operations);
  }
}
