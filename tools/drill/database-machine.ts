import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { commandsOf } from './guide';
import { Machine } from './machine';
import { type DatabaseMachine, hostOf } from './network';
import { until } from './until';

/** Megabytes of the database's disk. */
export const DISK = 1_200;
const SOURCE = 'deploy/database';
const PATRONI_ENV = 'etc/patroni_env.conf';
const PGBOUNCER = 'etc/pgbouncer';
/** Folders with the machine's certificate, each for the user of one program. */
const CERTIFICATES = ['etc/patroni', PGBOUNCER, 'etc/etcd', 'etc/redis'];
const LET_SERVERS_IN = '### PgBouncer';
/** The lease of the server that runs the quote feed for all. */
const LEASE_KEY = '{quotes}:leader';

/** The passwords in the files of `deploy/database`, by their names there, new for each drill. */
export type Passwords = Record<'superuser' | 'replication' | 'rewind' | 'redis-servers' | 'redis-machines', string>;

/** What all database machines have in common. */
export interface Shared {
  /** The folder that all of them reach. */
  archive: string;
  /** The folder with the authority's certificates. */
  certificates: string;
  passwords: Passwords;
}

/** A machine with PostgreSQL, Patroni, etcd, PgBouncer, Redis and Sentinel, configured by the files of `deploy`. */
export class DatabaseHost extends Machine {
  declare readonly name: DatabaseMachine;

  constructor(
    name: DatabaseMachine,
    folder: string,
    protected readonly shared: Shared,
  ) {
    super(name, folder);
  }

  /** Installs the machine as `docs/failover.md` says. */
  async install(): Promise<void> {
    await this.addDisk(DISK);
    this.#write('etc/patroni/config.yml', this.#template('patroni.yml'));
    this.#write(PATRONI_ENV, this.#template('patroni-env.conf'));
    this.#write('etc/default/etcd', this.#template('etcd.env'));
    this.#write('etc/pgbackrest.conf', this.#template('pgbackrest.conf'));
    this.#write('etc/redis/sentinel.conf', this.#template('sentinel.conf'));
    this.#write('etc/redis/redis.conf', this.#template('redis.conf'));
    this.#write(`${PGBOUNCER}/pgbouncer.ini`, readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8'));
    this.#write(`${PGBOUNCER}/userlist.txt`, '');
    for (const folder of CERTIFICATES) this.#copyCertificate(join(this.folder, folder));
  }

  #copyCertificate(folder: string): void {
    const { certificates } = this.shared;
    mkdirSync(folder, { recursive: true });
    for (const kind of ['pem', 'key'])
      copyFileSync(join(certificates, `${hostOf(this.name)}.${kind}`), join(folder, `newactivities.${kind}`));
    copyFileSync(join(certificates, 'authority.pem'), join(folder, 'authority.pem'));
  }

  /** Starts the machine, without programs. */
  override async boot(): Promise<void> {
    await super.boot();
    await this.run('root', 'bash', '-c', PREPARE, this.shared.archive);
  }

  /** Switches the machine on, with its programs. */
  async powerOn(): Promise<void> {
    await this.boot();
    await this.startPrograms();
  }

  async startPrograms(): Promise<void> {
    await this.startEtcd();
    await this.startOthers();
  }

  /** Starts every program but etcd. */
  async startOthers(): Promise<void> {
    await this.startRedis();
    await this.startSentinel();
    await this.startPatroni();
    await this.startPgbouncer();
    // What the timer does.
    const script = resolve(SOURCE, 'hand-over-full-disk.sh');
    await this.start('hand-over', { user: 'postgres', command: ['sh', '-c', `while sleep 2; do ${script}; done`] });
  }

  startEtcd(): Promise<void> {
    return this.start('etcd', { user: 'etcd', command: ['etcd'], envFile: 'etc/default/etcd' });
  }

  startRedis(): Promise<void> {
    return this.start('redis', { user: 'redis', command: ['redis-server', '/etc/redis/redis.conf'] });
  }

  startSentinel(): Promise<void> {
    return this.start('sentinel', { user: 'redis', command: ['redis-sentinel', '/etc/redis/sentinel.conf'] });
  }

  startPatroni(): Promise<void> {
    // PostgreSQL's clients look for a certificate in HOME, which systemd sets to the user's folder.
    const env = { HOME: '/var/lib/postgresql' };
    const command = ['patroni', '/etc/patroni/config.yml'];
    return this.start('patroni', { user: 'postgres', command, env, envFile: PATRONI_ENV });
  }

  startPgbouncer(): Promise<void> {
    return this.start('pgbouncer', { user: 'postgres', command: ['pgbouncer', '/etc/pgbouncer/pgbouncer.ini'] });
  }

  /** Lets servers in through PgBouncer, with the commands of the guide, once the database here has their role. */
  async letServersIn(): Promise<void> {
    const [commands = ''] = commandsOf(LET_SERVERS_IN, 2);
    await until(`${this.name} has the servers' role`, async () => this.runCommands(commands));
    await this.restartPgbouncer();
  }

  protected async restartPgbouncer(): Promise<void> {
    await this.stop('pgbouncer');
    await this.startPgbouncer();
  }

  /** The host of Redis's primary, on which Redis and Sentinel of this machine agree. */
  async redisPrimary(): Promise<string> {
    const [role, followed, , state] = (await this.redisRole()).split('\n');
    const sentinel = await this.#redisCli('redis-machines', '-p', '26379', 'sentinel', 'master', 'newactivities');
    const [known = ''] = sentinel.split('\n').slice(3);
    const primary = role === 'master' ? hostOf(this.name) : followed;
    if (known !== primary || (role === 'slave' && state !== 'connected'))
      throw new Error(`Redis of ${this.name}: ${role} of ${primary}, ${state}; Sentinel: ${known}`);
    return known;
  }

  /** The role of this machine's Redis, and whom it follows, as lines. */
  redisRole(): Promise<string> {
    return this.#redisCli('redis-machines', '--user', 'newactivities_machines', 'role');
  }

  /** Whether a server runs the quote feed for all, by this machine's Redis. */
  async sharesQuotes(): Promise<boolean> {
    const lease = await this.#redisCli('redis-servers', '--user', 'newactivities_servers', 'get', LEASE_KEY);
    return /^[0-9a-f-]{36}$/.test(lease.trim());
  }

  /** @param password its name @param command options of `redis-cli`, and a command of Redis or Sentinel */
  #redisCli(password: keyof Passwords, ...command: string[]): Promise<string> {
    const [certificate, key] = ['/etc/redis/newactivities.pem', '/etc/redis/newactivities.key'];
    const tls = ['--tls', '--cacert', '/etc/redis/authority.pem', '--cert', certificate, '--key', key];
    const environment = `REDISCLI_AUTH=${this.shared.passwords[password]}`;
    return this.run('redis', 'env', environment, 'redis-cli', ...tls, ...command);
  }

  /** Runs `etcdctl` on this machine's etcd. */
  etcdctl(...command: string[]): Promise<string> {
    const [certificate, key] = ['/etc/etcd/newactivities.pem', '/etc/etcd/newactivities.key'];
    const files = ['--cacert=/etc/etcd/authority.pem', `--cert=${certificate}`, `--key=${key}`];
    return this.run('etcd', 'etcdctl', `--endpoints=https://${hostOf(this.name)}:2379`, ...files, ...command);
  }

  /** Runs a statement as the database's administrator, and returns its rows as text, a line each with `|` between columns. */
  async sql(statement: string, database = 'postgres'): Promise<string> {
    return (await this.run('postgres', 'psql', '-XAtqc', statement, database)).trim();
  }

  /** Leaves no room on the database's disk. */
  fillDisk(): Promise<string> {
    return this.run('root', 'bash', '-c', 'dd if=/dev/zero of=/var/lib/postgresql/filler bs=1M 2>/dev/null || true');
  }

  async emptyDisk(): Promise<void> {
    await this.run('root', 'rm', '/var/lib/postgresql/filler');
  }

  /** A file of `deploy/database` with the machine's name and the passwords. */
  #template(file: string): string {
    const values = Object.entries({ name: this.name, ...this.shared.passwords });
    return values.reduce(
      (text, [name, value]) => text.replaceAll(`@${name}@`, value),
      readFileSync(join(SOURCE, file), 'utf8'),
    );
  }

  #write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Owners of the files that programs write, and of certificates, and the archive that all machines reach. */
const PREPARE = `
set -e
chown -R redis:redis /etc/redis
chown -R postgres:postgres /etc/patroni /etc/pgbouncer
chown -R etcd:etcd /etc/etcd
install -d -o postgres -g postgres -m 700 /run/newactivities-hand-over
install -d -o etcd -g etcd -m 700 /var/lib/etcd
mount --bind "$0" /var/lib/pgbackrest
`;
