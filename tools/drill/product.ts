import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import type { Cluster } from './cluster';
import { addressOf, OWN_ADDRESS, SERVER_MACHINES, type ServerMachine } from './network';
import { HOST } from './pages';
import { AUTHORITY, POSTGRES, REDIS, SERVER_PORT, type ServerHost, type ServerPasswords } from './server-machine';
import { until } from './until';

const DATABASE = 'newactivities';
const OWNER = 'newactivities';
const SERVERS = 'newactivities_servers';
/** Where HAProxy leads to PgBouncer on the primary's machine, to a standby, and to the primary itself. */
const PRIMARY = `${POSTGRES}:5000`;
const STANDBYS = `${POSTGRES}:5001`;
const PRIMARY_ITSELF = `${POSTGRES}:5002`;
const TLS = `sslmode=verify-full&sslrootcert=${AUTHORITY}`;
const EDGE_PORTS = { port: 8443, plainPort: 8080, activityPort: 8081 };

type MakeServer = (name: ServerMachine, settings: Record<string, string>, passwords: ServerPasswords) => ServerHost;

/** The server machines and the edge in front of them. */
export class Product {
  readonly machines: readonly ServerHost[];
  /** The origin of the edge. */
  readonly edge = `http://${OWN_ADDRESS}:${EDGE_PORTS.plainPort}`;
  readonly #passwords: ServerPasswords;
  #running: ChildProcess | undefined;

  /** @param redis the servers' password for Redis @param gateway the address for SMS */
  constructor(
    private readonly folder: string,
    { redis, gateway, makeMachine }: { redis: string; gateway: string; makeMachine: MakeServer },
  ) {
    const [owner = '', servers = ''] = [0, 1].map(() => randomBytes(16).toString('hex'));
    this.#passwords = { owner, servers, redis };
    const settings = {
      ...endToEndSettings,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      CAPTCHA: 'off',
      OFFICE_PORT: 'off',
      LOG_LEVEL: 'warn',
      MIGRATIONS: 'awaited',
      SITE_KEY: randomBytes(32).toString('base64url'),
      DATA_KEY: randomBytes(32).toString('base64'),
      DATABASE_URL: `postgres://${SERVERS}:${servers}@${PRIMARY}/${DATABASE}?${TLS}`,
      DATABASE_READ_URL: `postgres://${SERVERS}:${servers}@${STANDBYS}/${DATABASE}?${TLS}`,
      REDIS_URL: `rediss://${SERVERS}:${redis}@${REDIS}:6379`,
      NODE_EXTRA_CA_CERTS: AUTHORITY,
      SMS_WEBHOOK_URL: gateway,
      TRUST_PROXY: OWN_ADDRESS,
    };
    this.machines = SERVER_MACHINES.map((name) => makeMachine(name, settings, this.#passwords));
  }

  async start(cluster: Cluster): Promise<void> {
    await cluster.makeDatabase(this.#passwords.owner);
    for (const machine of this.machines) await machine.powerOn();
    const [first] = this.machines;
    const owner = `postgres://${OWNER}:${this.#passwords.owner}@${PRIMARY_ITSELF}/${DATABASE}?${TLS}`;
    await until('the tables are there', async () => first?.migrate(owner));
    for (const machine of cluster.machines) await machine.letServersIn();
    for (const machine of this.machines) {
      await machine.startSite();
      await machine.startServer();
    }
    for (const machine of this.machines) await machine.untilHealthy();
    await cluster.untilQuotesAreShared();
    await this.#startEdge();
  }

  stopEdge(): void {
    this.#running?.kill();
  }

  async #startEdge(): Promise<void> {
    const [program, args] = layOutEdge({
      folder: join(this.folder, 'edge'),
      ...EDGE_PORTS,
      frontServers: SERVER_MACHINES.map((name) => `${addressOf(name)}:${SERVER_PORT}`),
      limits: false,
      build: releaseIn(),
    });
    const log = openSync(join(this.folder, 'edge.log'), 'a');
    this.#running = spawn(program, args, { stdio: ['ignore', log, log] });
    const health = `${this.edge}/newactivities/healthz`;
    await until('the edge answers', async () => (await fetch(health, { headers: { host: HOST } })).ok);
  }
}
