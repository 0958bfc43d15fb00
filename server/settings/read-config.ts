import { isIP } from 'node:net';
import { z } from 'zod';
import type { SocketLimits } from '../domain/market/gateway/open-sockets';
import { socketOriginsOf, socketSettings } from '../domain/market/gateway/settings';
import { type MarketConfig, marketConfigOf, marketSettings } from '../domain/market/settings';
import { type MetricsConfig, metricsConfigOf, metricsSettings } from '../observability/metrics/settings';
import type { TlsFiles } from '../platform/http/tls';
import { deploymentSetting, listSetting } from '../platform/settings/common-settings';
import { ConfigError } from '../platform/settings/config-error';
import { Faults } from '../platform/settings/faults';
import { misspeltSettings } from '../platform/settings/misspelt';
import { readEnvironment } from '../platform/settings/read-environment';
import { fileSettingOf, readSecretFiles, SECRETS } from '../platform/settings/secret-files';
import { type TracingConfig, tracingConfigOf, tracingSettings } from '../platform/tracing/settings';
import { apiOf, type ForwardedApi, forwardingSettings } from './forwarding';
import { hostOf, listenerSettings, tlsOf } from './listeners';
import { type NoticeChannel, noticeChannelOf, noticeSettings } from './notices';
import { type OfficeConfig, officeConfigOf, officeSettings, otherOfficeOrigin } from './office';
import { plainConnections } from './plain-connections';
import { API_SETTING_NAMES, type ApiConfig, readApiConfig, type StandIns } from './read-api-config';
import { type SiteConfig, siteConfigOf, siteSettings } from './site';

/** Names of address ranges that no visitor has. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Secrets that are optional in development, with their messages. */
const NEEDED_IN_PRODUCTION = {
  SITE_KEY_FILE: 'is needed in production: the file to which the site writes a new key on each start',
};
/** The same, for a server with a database. */
const NEEDED_FOR_DATA = {
  DATA_KEY: 'is needed in production: 32 random bytes in base64, generated with `openssl rand -base64 32`',
};
/** The same, for a server that answers the API itself. */
const NEEDED_FOR_CALLS = {
  SMS_WEBHOOK_URL: 'is needed in production: without it the server would print codes on the console',
};

/** Environment variables of the server, besides those of the API in `read-api-config.ts`. */
const environment = z.object({
  /** `development` adds the /dev pages, the SMS inbox and codes on the console, and listens only on loopback. */
  DEPLOYMENT: deploymentSetting,
  ...listenerSettings,
  ...siteSettings,
  /** Proxies whose X-Forwarded-* headers the server trusts: addresses, CIDR ranges or `loopback`, separated by commas. None by default. */
  TRUST_PROXY: listSetting
    .refine((proxies) => proxies.every(isProxy), 'must be addresses, CIDR ranges or `loopback`, with commas')
    .optional(),
  /** `on` allows connections to other machines without TLS, on a network where no one else can read the traffic. */
  PRIVATE_NETWORK: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  /** `1` when Next runs in its development mode behind the server: the server caches nothing, and hot reload works. */
  HOT_RELOAD: z.enum(['0', '1']).default('0'),
  /** Maximum mebibytes of cached pages in memory, about 26 KiB each, and the same again for cached files. */
  PAGE_CACHE_MB: z.coerce.number().int().min(16).max(16_384).default(352),
  /** File in which this machine's edge logs the pages that it sent; without it they are not counted. */
  EDGE_PAGE_LOG: z.string().min(1).optional(),
  ...forwardingSettings,
  ...socketSettings,
  ...marketSettings,
  ...metricsSettings,
  ...noticeSettings,
  ...officeSettings,
  ...tracingSettings,
});

type Settings = z.output<typeof environment>;

/** All variables that this module reads, with their schemas. */
export const SETTINGS: Readonly<Record<string, z.ZodType>> = environment.shape;

/** Names of all variables that this module reads. */
export const SETTING_NAMES = Object.keys(SETTINGS);

/** Socket settings, for own and forwarded sockets. */
export interface SocketConfig {
  limits: SocketLimits;
  /** Origins whose pages may open sockets, besides the visited host. */
  origins: readonly string[];
  /** Origins of external socket servers that pages may connect to. */
  servers: readonly string[];
}

export interface Config extends SiteConfig {
  development: boolean;
  hotReload: boolean;
  host: string;
  port: number;
  /** Certificate files for TLS, if the server uses it. */
  tls?: TlsFiles | undefined;
  trustProxy: string[] | false;
  logLevel: string;
  /** Settings for answering the API here, or for forwarding it to an external backend. */
  api: ApiConfig | ForwardedApi;
  /** Folder for the files of releases where there is no database. */
  dataDir: string;
  /** Maximum bytes of cached pages. */
  pageCacheBytes: number;
  /** File in which the edge logs the pages that it sent. */
  edgePageLog?: string | undefined;
  sockets: SocketConfig;
  market: MarketConfig;
  /** Where metrics are served, if they are on. */
  metrics?: MetricsConfig | undefined;
  /** Where notices for operators are sent, and the address of the office that they name. */
  notices?: { channel: NoticeChannel; link: string | undefined } | undefined;
  /** Where the office listens, if it is on. */
  office?: OfficeConfig | undefined;
  /** The office's origin, also where another process serves it; its pages show previews in frames. */
  officeOrigin?: string | undefined;
  /** How spans are sent, if tracing is on. */
  tracing?: TracingConfig | undefined;
}

/**
 * Reads every setting.
 * @param standIns what replaces outside services in the development set-up, by the server's port
 * @throws {ConfigError}
 */
export function readConfig(given: Record<string, string | undefined>, standIns?: (port: number) => StandIns): Config {
  const faults = new Faults();
  const secrets = readSecretFiles(given);
  const env = { ...given, ...secrets.read };
  faults.add(...secrets.faults, ...misspelt(env));
  const data = faults.gather(() => readEnvironment(environment, env));
  if (env.DEPLOYMENT === 'production') faults.gather(() => requireInProduction(env));
  const calls = faults.gather(() => readApiConfig(env, data && !data.API_ORIGIN ? standIns?.(data.PORT) : undefined));
  const config = data && configOf(data, faults);
  const api = data && calls && apiOf(data, calls, env, faults);
  if (config?.office && api && 'origin' in api && !api.activities)
    faults.add(
      'OFFICE_PORT: is set, but with API_ORIGIN and without DATABASE_URL or DATA_DIR there is nothing to operate',
    );
  if (env.DEPLOYMENT === 'production' && env.PRIVATE_NETWORK !== 'on') faults.add(...plainConnections(env));
  faults.refuse();
  const { dataDir } = calls as ApiConfig;
  return { ...(config as Omit<Config, 'api' | 'dataDir'>), dataDir, api: api as Config['api'] };
}

function configOf(data: Settings, faults: Faults): Omit<Config, 'api' | 'dataDir'> {
  const development = data.DEPLOYMENT === 'development';
  const site = siteConfigOf(data, faults);
  const tls = faults.gather(() => tlsOf(data));
  const office = faults.gather(() => officeConfigOf(data));
  const officeOrigin = office?.origin ?? faults.gather(() => otherOfficeOrigin(data));
  const channel = faults.gather(() => noticeChannelOf(data));
  return {
    development,
    hotReload: data.HOT_RELOAD === '1',
    host: hostOf(data),
    port: data.PORT,
    tls,
    ...site,
    trustProxy: data.TRUST_PROXY ?? false,
    logLevel: data.LOG_LEVEL ?? (development ? 'warn' : 'info'),
    pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
    edgePageLog: data.EDGE_PAGE_LOG,
    sockets: {
      limits: { perAddress: data.SOCKETS_PER_ADDRESS, total: data.SOCKETS_TOTAL },
      origins: data.SOCKET_ORIGINS,
      servers: socketOriginsOf(data),
    },
    market: faults.gather(() => marketConfigOf(data)) as MarketConfig,
    metrics: faults.gather(() => metricsConfigOf(data)),
    notices: channel && { channel, link: officeOrigin },
    office,
    officeOrigin,
    tracing: tracingConfigOf(data),
  };
}

function misspelt(env: Record<string, string | undefined>): string[] {
  const known = new Set([...SETTING_NAMES, ...API_SETTING_NAMES, ...SECRETS, ...SECRETS.map(fileSettingOf)]);
  return misspeltSettings(Object.keys(env), known);
}

/** @throws {ConfigError} with a line per setting that production needs and that is missing */
function requireInProduction(env: Record<string, string | undefined>): void {
  const needed = {
    ...(!env.SITE_KEY && NEEDED_IN_PRODUCTION),
    ...((!env.API_ORIGIN || env.DATABASE_URL || env.DATA_DIR) && NEEDED_FOR_DATA),
    ...(!env.API_ORIGIN && NEEDED_FOR_CALLS),
  };
  const missing = Object.entries(needed).filter(([name]) => !env[name]);
  const lines = missing.map(([name, need]) => `${name}: ${need}`);
  if (env.DATABASE_URL === '') lines.push('DATABASE_URL: is empty; leave it out to use the embedded database');
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
}

/** True for a valid trusted proxy: an address, a CIDR range such as `10.0.0.0/8`, or the name of a range. */
function isProxy(value: string): boolean {
  if (RANGES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
