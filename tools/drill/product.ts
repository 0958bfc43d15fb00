import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import type { Cluster } from './cluster';
import { hostOf, OWN_ADDRESS, SERVER_MACHINES } from './network';
import { HOST } from './pages';
import { AUTHORITY, POSTGRES, REDIS, SERVER_PORT, ServerHost } from './server-machine';
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

/** The server machines and the edge in front of them. */
export class Product {
  readonly machines: ServerHost[];
  /** The origin of the edge. */
  readonly edge = `http://${OWN_ADDRESS}:${EDGE_PORTS.plainPort}`;
  readonly #passwords = { owner: randomBytes(16).toString('hex'), servers: randomBytes(16).toString('hex') };

  /** @param outside the address for SMS, the folder of the authority, and the servers' password for Redis */
  constructor(
    private readonly folder: string,
    { gateway, certificates, redisPassword }: { gateway: string; certificates: string; redisPassword: string },
  ) {
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
      DATABASE_URL: `postgres://${SERVERS}:${this.#passwords.servers}@${PRIMARY}/${DATABASE}?${TLS}`,
      DATABASE_READ_URL: `postgres://${SERVERS}:${this.#passwords.servers}@${STANDBYS}/${DATABASE}?${TLS}`,
      REDIS_URL: `rediss://${SERVERS}:${redisPassword}@${REDIS}:6379`,
      NODE_EXTRA_CA_CERTS: AUTHORITY,
      SMS_WEBHOOK_URL: gateway,
      TRUST_PROXY: OWN_ADDRESS,
    };
    this.machines = SERVER_MACHINES.map((name) => new ServerHost(name, folder, settings, certificates));
  }

  async start(cluster: Cluster): Promise<void> {
    await cluster.sql(`create role ${OWNER} login createrole password '${this.#passwords.owner}'`);
    await cluster.sql(`create database ${DATABASE} owner ${OWNER}`);
    for (const machine of this.machines) await machine.powerOn();
    const [first] = this.machines;
    const owner = `postgres://${OWNER}:${this.#passwords.owner}@${PRIMARY_ITSELF}/${DATABASE}?${TLS}`;
    await until('the tables are there', async () => first?.migrate(owner));
    for (const machine of cluster.machines) await machine.letServersIn();
    for (const machine of this.machines) {
      machine.startSite();
      machine.startServer();
    }
    for (const machine of this.machines) await machine.untilHealthy();
    await until('servers share quotes', async () => cluster.machine('database-1').sharesQuotes());
    await this.#startEdge();
  }

  async #startEdge(): Promise<void> {
    const [program, args] = layOutEdge({
      folder: join(this.folder, 'edge'),
      ...EDGE_PORTS,
      frontServers: SERVER_MACHINES.map((name) => `${hostOf(name)}:${SERVER_PORT}`),
      limits: false,
      build: releaseIn(),
    });
    const log = openSync(join(this.folder, 'edge.log'), 'a');
    spawn(program, args, { stdio: ['ignore', log, log] });
    const health = `${this.edge}/newactivities/healthz`;
    await until('the edge answers', async () => (await fetch(health, { headers: { host: HOST } })).ok);
  }
}
