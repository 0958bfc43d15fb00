import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Machine } from './machine';
import type { DatabaseMachine } from './network';

/** Megabytes of the database's disk. */
const DISK = 1_200;
const SOURCE = 'deploy/database';
const PATRONI_ENV = 'etc/patroni_env.conf';

/** Passwords of the database's roles, new for each drill. */
export interface Passwords {
  superuser: string;
  replication: string;
  rewind: string;
}

/** A machine with PostgreSQL, Patroni, etcd, Redis and Sentinel, configured by the files of `deploy/database`. */
export class DatabaseHost extends Machine {
  declare readonly name: DatabaseMachine;

  /** @param archive the folder that all database machines reach */
  constructor(
    name: DatabaseMachine,
    folder: string,
    private readonly archive: string,
  ) {
    super(name, folder);
  }

  /** Installs the machine as `docs/failover.md` says. */
  async install(passwords: Passwords): Promise<void> {
    await this.addDisk(DISK);
    this.#write('etc/patroni/config.yml', this.#template('patroni.yml'));
    this.#write('etc/default/etcd', this.#template('etcd.env'));
    this.#write('etc/pgbackrest.conf', this.#template('pgbackrest.conf'));
    this.#write('etc/redis/sentinel.conf', this.#template('sentinel.conf'));
    const redis = this.#template('redis.conf');
    this.#write('etc/redis/redis.conf', this.name === 'database-1' ? redis.replace(/^replicaof .*\n/m, '') : redis);
    const roles = Object.entries(passwords).map(
      ([role, password]) => `PATRONI_${role.toUpperCase()}_PASSWORD=${password}\n`,
    );
    this.#write(PATRONI_ENV, roles.join(''));
  }

  /** Switches the machine on, with its programs. */
  async powerOn(): Promise<void> {
    await this.boot();
    await this.run('root', 'bash', '-c', PREPARE, this.archive);
    this.startEtcd();
    this.startRedis();
    this.start('sentinel', { user: 'redis', command: ['redis-sentinel', '/etc/redis/sentinel.conf'] });
    this.startPatroni();
    // What the timer does.
    const script = resolve(SOURCE, 'hand-over-full-disk.sh');
    this.start('hand-over', { user: 'postgres', command: ['sh', '-c', `while sleep 2; do ${script}; done`] });
  }

  startEtcd(): void {
    this.start('etcd', { user: 'etcd', command: ['etcd'], env: this.#environment('etc/default/etcd') });
  }

  startRedis(): void {
    this.start('redis', { user: 'redis', command: ['redis-server', '/etc/redis/redis.conf'] });
  }

  startPatroni(): void {
    const env = this.#environment(PATRONI_ENV);
    this.start('patroni', { user: 'postgres', command: ['patroni', '/etc/patroni/config.yml'], env });
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
    rmSync(join(this.folder, 'disk', 'filler'), { force: true });
  }

  /** The variables of a file for systemd's `EnvironmentFile`. */
  #environment(file: string): Record<string, string> {
    const lines = readFileSync(join(this.folder, file), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
    return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
  }

  #template(name: string): string {
    return readFileSync(join(SOURCE, name), 'utf8').replaceAll('@name@', this.name);
  }

  #write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Owners of the files that programs write, and the archive that all machines reach. */
const PREPARE = `
set -e
chown redis:redis /etc/redis/redis.conf /etc/redis/sentinel.conf
install -d -o postgres -g postgres -m 700 /run/newactivities-hand-over
install -d -o etcd -g etcd -m 700 /var/lib/etcd
mount --bind "$0" /var/lib/pgbackrest
`;
